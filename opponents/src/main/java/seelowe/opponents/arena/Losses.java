package seelowe.opponents.arena;

import java.util.List;

/**
 * When strength was lost, by both sides together.
 *
 * @param inBattle points lost in Game-Turns 3 to 8 of all games, when the battle should be decided
 * @param inAll points lost in all turns
 * @param mostInBattle of the games in which anything was lost, those that saw more than half of it in Game-Turns 3 to 8
 */
public record Losses(long inBattle, long inAll, Share mostInBattle) {
    private static final int BEFORE_BATTLE = 2;
    private static final int END_OF_BATTLE = 8;

    static Losses in(List<PlayedGame> games) {
        long inBattle = 0;
        long inAll = 0;
        int bloody = 0;
        int most = 0;
        for (PlayedGame game : games) {
            int all = lostBy(game, game.turns().size());
            int battle = lostBy(game, END_OF_BATTLE) - lostBy(game, BEFORE_BATTLE);
            inBattle += battle;
            inAll += all;
            bloody += all > 0 ? 1 : 0;
            most += 2 * battle > all ? 1 : 0;
        }
        return new Losses(inBattle, inAll, new Share(most, bloody));
    }

    /** The part of all strength lost that was lost in Game-Turns 3 to 8; 0 if none was lost. */
    public double share() {
        return inAll == 0 ? 0 : (double) inBattle / inAll;
    }

    private static int lostBy(PlayedGame game, int turn) {
        int last = game.lastUpTo(turn);
        return last == 0 ? 0 : game.after(last).lost().sum();
    }
}
