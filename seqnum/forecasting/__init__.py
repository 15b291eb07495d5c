"""Many games before class: how long, how fair, and whether they come to a standstill."""

from seqnum.forecasting.boards import plain_board
from seqnum.forecasting.errors import ForecastError
from seqnum.forecasting.figures import Share, Spread
from seqnum.forecasting.outcome import Answers, Forecast
from seqnum.forecasting.simulation import forecast

__all__ = ["Answers", "Forecast", "ForecastError", "Share", "Spread", "forecast", "plain_board"]
