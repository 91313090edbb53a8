package seelowe.engine.state;

import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;

/** The part of {@link StateWriter} that keeps the book of air attacks [10.1]. */
final class AirWriter {
    private final GameState state;
    private final CounterBoard counters;

    AirWriter(GameState state) {
        this.state = state;
        this.counters = state.counters;
    }

    Raid raid() {
        if (state.raid == null) {
            throw new IllegalStateException("No air attack is in progress");
        }
        return state.raid;
    }

    /** Units leave their bases in Britain, or may come home to one; whoever is attacked has been seen. */
    void launch(Event.RaidLaunched event) {
        state.raid = Raid.launched(event.hexes(), event.columns(), event.extended(), event.targets());
        Ids airUnits = state.airUnits();
        for (int i = 0; i < airUnits.size(); i++) {
            int unit = airUnits.get(i);
            if (counters.target[unit] >= 0 && takesBase(unit)) {
                counters.set(unit, Mark.AIRBORNE);
            }
        }
        for (int i = 0; i < event.targets().size(); i++) {
            counters.set(event.targets().get(i), Mark.REVEALED);
        }
    }

    private boolean takesBase(int airUnit) {
        return counters.roster[airUnit].side() == Side.BRITISH
                || !state.campaign.airfields().isEmpty();
    }

    /** Units without a base in Britain are back in France; others still remember their target, which decides where they may land. */
    void end() {
        state.raid = Raid.OVER;
        Ids airUnits = state.airUnits();
        for (int i = 0; i < airUnits.size(); i++) {
            int unit = airUnits.get(i);
            if (!counters.has(unit, Mark.AIRBORNE)) {
                counters.target[unit] = GameState.NOBODY;
            }
        }
    }

    /** [Q55] An air unit that was over this hex is gone; with the last of them go the rolls still to be made there. */
    void lose(int attacked) {
        if (state.raid != null && attacked >= 0) {
            state.raid = state.raid.losing(GameState.NOBODY).withTargets(stillAttacked(attacked));
        }
    }

    private Ids stillAttacked(int hex) {
        Ids remaining = raid().targets();
        Ids airUnits = state.airUnits();
        for (int i = 0; i < airUnits.size(); i++) {
            if (counters.target[airUnits.get(i)] == hex) {
                return remaining;
            }
        }
        for (int unit : remaining.toArray()) {
            remaining = state.mapHex(unit) == hex ? remaining.without(unit) : remaining;
        }
        return remaining;
    }
}
