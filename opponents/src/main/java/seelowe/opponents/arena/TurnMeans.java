package seelowe.opponents.arena;

/** Means over the games that reached the end of a Game-Turn. */
public record TurnMeans(
        int turn, int games, double ports, double germanStrength, double britishStrength, double score) {}
