package seelowe.engine.match;

import seelowe.engine.term.GameResult;
import seelowe.engine.term.Refusal;

/** What a board of a match is waiting for. */
public sealed interface BoardStatus {
    /** It is this player's decision. */
    record WaitsForPlayer(Player player) implements BoardStatus {}

    /** Nobody may do anything here until the other board has come so far. */
    record WaitsForOtherBoard(Refusal why) implements BoardStatus {}

    record Over(GameResult result) implements BoardStatus {}
}
