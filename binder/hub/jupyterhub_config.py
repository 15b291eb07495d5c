"""A school's JupyterHub with seqnum: log in with a name, play, and the results are in the teacher's box.

`docs/hub.md` says how it is used. Everything lies in the folder that SEQNUM_HUB names; pupils log in with any name and
the password in SEQNUM_CLASS_PASSWORD, the teacher as "teacher" with the one in SEQNUM_TEACHER_PASSWORD, or with the one
that is printed when there is none.
"""

from __future__ import annotations

import os
import secrets
import shutil
import sys
from pathlib import Path
from typing import Any

from seqnum.cli.play import QUIET
from seqnum.shipped import notebooks_folder

HUB = Path(os.environ["SEQNUM_HUB"]).resolve()
HOMES, BOX = HUB / "homes", HUB / "handed-in"
LANGUAGE = os.environ.get("SEQNUM_LANGUAGE", "en")
TEACHER_PASSWORD = os.environ.get("SEQNUM_TEACHER_PASSWORD") or secrets.token_urlsafe(24)


def bring_lesson(spawner: Any) -> None:
    """Put the lesson's notebooks into the pupil's folder, once: what was changed there stays."""
    home = HOMES / spawner.user.name
    shutil.copytree(notebooks_folder() / LANGUAGE, home, dirs_exist_ok=True, copy_function=copy_new)


def copy_new(source: str, target: str) -> None:
    """Copy a file where there is none."""
    if not Path(target).exists():
        shutil.copy(source, target)


def hand_in(spawner: Any) -> None:
    """Copy the pupil's results into the box that only the hub's account reads, whenever their session ends."""
    for path in (HOMES / spawner.user.name / "results").glob("*.jsonl"):
        if path.is_file() and not path.is_symlink():
            shutil.copy(path, BOX / f"{spawner.user.name}-{path.name}")


BOX.mkdir(parents=True, exist_ok=True)
BOX.chmod(0o700)

c = get_config()  # type: ignore[name-defined]  # noqa: F821  # JupyterHub hands it to this file
c.JupyterHub.bind_url = os.environ.get("SEQNUM_HUB_URL", "http://:8000")
c.JupyterHub.db_url = f"sqlite:///{HUB / 'hub.sqlite'}"
c.JupyterHub.cookie_secret_file = str(HUB / "cookie_secret")
c.JupyterHub.authenticator_class = "shared-password"
c.SharedPasswordAuthenticator.user_password = os.environ["SEQNUM_CLASS_PASSWORD"]
c.SharedPasswordAuthenticator.admin_password = TEACHER_PASSWORD
c.Authenticator.allow_all = True
c.Authenticator.admin_users = {"teacher"}
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = str(HOMES / "{username}")
c.Spawner.cmd = [sys.executable, "-m", "jupyterhub.singleuser"]
c.Spawner.args = [*QUIET, *(["--allow-root"] if os.geteuid() == 0 else [])]
c.Spawner.default_url = "/notebooks/2_play.ipynb"
c.Spawner.start_timeout = 120
c.Spawner.http_timeout = 120
c.Spawner.pre_spawn_hook = bring_lesson
c.Spawner.post_stop_hook = hand_in

if not os.environ.get("SEQNUM_TEACHER_PASSWORD"):
    print(f"The teacher logs in as “teacher” with the password {TEACHER_PASSWORD}", flush=True)
