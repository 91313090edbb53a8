package seelowe.server.rating;

/**
 * One result, as one of the two sees it.
 *
 * @param edge what the scenario gives to his side, in points of rating; negative if it helps the other
 * @param doubt the deviation of that figure
 * @param score 1 for a win, a half for a draw, 0 for a loss
 */
record Bout(Rating opponent, double edge, double doubt, double score) {}
