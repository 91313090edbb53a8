package seelowe.opponents.arena;

import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.opponents.outlook.StillToCome;

/**
 * Whether the side that was ahead after Game-Turn 7 won in the end. Ahead is the side that would win with the ports as
 * they are, no further losses, and the strength {@link StillToCome}; of a game that was over by then, the winner.
 *
 * @param german of the games in which the German was ahead, those he won
 * @param british the same for the British
 * @param nobody games in which nobody was ahead
 * @param overByThen games that did not go on after Game-Turn 7; they are among those above
 */
public record Lead(Share german, Share british, int nobody, int overByThen) {
    private static final int TURN = 7;

    static Lead in(List<PlayedGame> games) {
        int nobody = 0;
        int overByThen = 0;
        for (PlayedGame game : games) {
            nobody += ahead(game) == null ? 1 : 0;
            overByThen += isOver(game) ? 1 : 0;
        }
        return new Lead(kept(Side.GERMAN, games), kept(Side.BRITISH, games), nobody, overByThen);
    }

    /** Of all games in which somebody was ahead, those he won. */
    public Share kept() {
        return new Share(german.count() + british.count(), german.of() + british.of());
    }

    private static Share kept(Side side, List<PlayedGame> games) {
        int led = 0;
        int won = 0;
        for (PlayedGame game : games) {
            if (ahead(game) == side) {
                led++;
                won += game.result().winner() == side ? 1 : 0;
            }
        }
        return new Share(won, led);
    }

    private static @Nullable Side ahead(PlayedGame game) {
        if (isOver(game)) {
            return game.result().winner();
        }
        TurnFigures now = game.after(TURN);
        return VictoryConditions.level(
                        now.ports(),
                        now.strength().german() + now.toCome().german(),
                        now.strength().british() + now.toCome().british())
                .winner();
    }

    private static boolean isOver(PlayedGame game) {
        return game.turns().size() <= TURN;
    }
}
