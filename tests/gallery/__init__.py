"""Every skill as cards for the eye: `make gallery`."""
