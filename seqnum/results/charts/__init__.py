"""How each chart of results is drawn; `seqnum.results.plot.Plot` is what asks for them."""
