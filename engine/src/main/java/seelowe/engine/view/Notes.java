package seelowe.engine.view;

import org.jspecify.annotations.Nullable;
import seelowe.engine.board.Hexes;
import seelowe.engine.board.Ids;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Wave;

/**
 * What play keeps beside board and counters, as far as the viewer may know it. Nobody looks at it twice, but without it a position
 * cannot be set up again.
 *
 * @param germanEntered [14.1] hexes that Germans have ever entered
 * @param homeGuardAttacked [8.14] hexes whose Home Guard has been attacked in this phase
 * @param excessHexes [Q23] overstacked hexes that need not be reduced in this phase
 * @param excessAmounts by how many counters each of them is overstacked
 * @param reducing [7.5] overstacked hexes are being reduced
 * @param pausedUnit the unit that something stopped on its way, or {@link View#UNKNOWN} if there is none or he cannot read it
 * @param pausedPoints the Movement Points it has left
 * @param nextAirTransport [10.9] the first Game-Turn on which supply may be flown in again
 * @param waveUsed something has been embarked in the open wave; this and the next two are null for who may not know what the ships carry
 * @param waveMayGiveWay [12.13] the next wave may be opened
 * @param waveSupplyEmbarked [12.14] the free supply unit is aboard
 */
public record Notes(
        Ids germanEntered,
        Ids homeGuardAttacked,
        Ids excessHexes,
        Ids excessAmounts,
        boolean reducing,
        int pausedUnit,
        int pausedPoints,
        int nextAirTransport,
        @Nullable Boolean waveUsed,
        @Nullable Boolean waveMayGiveWay,
        @Nullable Boolean waveSupplyEmbarked) {

    static Notes of(GameState state, Viewer viewer) {
        int paused = state.pausedUnit();
        boolean pausedKnown = paused >= 0 && !Secrecy.hidesIdentity(state, viewer, paused);
        return of(state, pausedKnown, !Secrecy.hidesTransport(state, viewer));
    }

    /** For who may know everything. */
    static Notes open(GameState state) {
        return of(state, state.pausedUnit() >= 0, true);
    }

    private static Notes of(GameState state, boolean pausedKnown, boolean transportKnown) {
        Wave wave = state.transportWave();
        return new Notes(
                hexes(state, state.germanEnteredHexes()),
                hexes(state, state.attackedHomeGuardHexes()),
                state.excessHexes(),
                amounts(state),
                state.isRemovingExcess(),
                pausedKnown ? state.pausedUnit() : View.UNKNOWN,
                pausedKnown ? state.pausedPoints() : 0,
                state.nextAirTransport(),
                known(transportKnown, wave.used()),
                known(transportKnown, wave.mayGiveWay()),
                known(transportKnown, wave.supplyEmbarked()));
    }

    private static @Nullable Boolean known(boolean transportKnown, boolean fact) {
        return transportKnown ? Boolean.valueOf(fact) : null;
    }

    private static Ids amounts(GameState state) {
        int[] hexes = state.excessHexes().toArray();
        for (int i = 0; i < hexes.length; i++) {
            hexes[i] = state.notedExcess(hexes[i]);
        }
        return Ids.of(hexes);
    }

    static Ids hexes(GameState state, Hexes set) {
        int[] found = new int[state.map().size()];
        int count = 0;
        for (int hex = set.next(0); hex >= 0; hex = set.next(hex + 1)) {
            found[count++] = hex;
        }
        return Ids.of(found, count);
    }
}
