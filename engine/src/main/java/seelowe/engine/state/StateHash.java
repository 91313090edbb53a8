package seelowe.engine.state;

import org.jspecify.annotations.Nullable;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;

/** The 64-bit fingerprint of a state: everything that bears on the rest of the game, in a fixed order, stirred together. */
final class StateHash {
    private long hash = 0x5EE105E1940L;

    private StateHash() {}

    static long of(GameState state) {
        StateHash stirred = new StateHash();
        stirred.units(state);
        stirred.board(state);
        stirred.turn(state);
        stirred.combat(state.combat);
        stirred.raid(state.raid);
        stirred.campaign(state);
        return stirred.hash;
    }

    private void units(GameState state) {
        for (int unit = 0; unit < state.counters.place.length; unit++) {
            add((long) state.counters.marks[unit] << 32
                    | (state.counters.place[unit] & 0xFFFFL) << 16
                    | (state.counters.target[unit] & 0xFFFFL));
        }
    }

    private void board(GameState state) {
        add(state.germanHeld);
        add(state.germanEntered);
        add(state.homeGuard);
        add(state.homeGuardAttacked);
    }

    private void turn(GameState state) {
        add((long) state.turn << 24 | state.phase.ordinal() << 16 | state.weather.ordinal() << 8 | flags(state));
        add((long) state.invadedAreas << 16 | state.openAreas);
        add((long) state.wave.number() << 48 | (long) state.wave.points() << 24 | state.nextAirTransport);
        add(state.excessHexes);
        add(state.excessAmounts);
        add(state.result == null ? -1 : state.result.ordinal());
    }

    private static int flags(GameState state) {
        return (state.wave.supplyEmbarked() ? 1 : 0)
                | (state.wave.used() ? 2 : 0)
                | (state.wave.mayGiveWay() ? 4 : 0)
                | (state.removingExcess ? 8 : 0);
    }

    private void combat(@Nullable Combat combat) {
        if (combat == null) {
            add(-1);
            return;
        }
        int result = combat.result() == null ? -1 : combat.result().ordinal();
        add((long) combat.stage().ordinal() << 48
                | (long) combat.column() << 32
                | (long) combat.exchange() << 8
                | (result & 0xFF));
        add(combat.attackers());
        add(combat.targets());
        add(combat.pending());
        add(combat.standing());
        add(combat.retreated());
        add(combat.advanced());
        add(combat.supply());
        add(combat.vacated());
    }

    private void raid(@Nullable Raid raid) {
        if (raid == null) {
            add(-1);
            return;
        }
        add((long) raid.lossAt() << 1 | (raid.over() ? 1 : 0));
        add(raid.hexes());
        add(raid.columns());
        add(raid.extended());
        add(raid.targets());
    }

    private void campaign(GameState state) {
        Campaign campaign = state.campaign;
        add((long) state.pausedUnit << 32 | state.pausedPoints);
        add(campaign.airfields());
        add(campaign.liftedTo());
        add(campaign.attackedAirfields());
        add(campaign.garrisoned());
        add(campaign.emptyFor());
        add(campaign.rolls());
        add(campaign.risings());
        add(campaign.risen());
        add((long) campaign.losses() << 32 | campaign.edgeGroup());
        add((long) campaign.counted() << 32 | campaign.score());
    }

    private void add(HexSet set) {
        for (int i = 0; i < set.wordCount(); i++) {
            add(set.word(i));
        }
    }

    private void add(Ids ids) {
        add(ids.size());
        for (int i = 0; i < ids.size(); i++) {
            add(ids.get(i));
        }
    }

    private void add(long value) {
        hash = Chance.mix(hash * 31 + value);
    }
}
