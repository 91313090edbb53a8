package seelowe.engine.state;

import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.event.EventVisitor;
import seelowe.engine.force.Side;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.SupplyStatus;

/** Carries events into a state: the only code that changes one. It decides nothing; it writes down what was decided. */
public final class StateWriter implements EventVisitor {
    private static final int SUPPLY_MARKS = Mark.UNSUPPLIED.bit() | Mark.ISOLATED.bit();
    private static final int COMBAT_MARKS = Mark.ATTACKED.bit() | Mark.DEFENDED.bit();

    private final GameState state;

    public StateWriter(GameState state) {
        this.state = state;
    }

    @Override
    public void unitSetUp(Event.UnitSetUp event) {
        state.relocate(event.unit(), Place.AWAITED);
        state.marks[event.unit()] = event.marks();
        if (Place.isHex(event.place())) {
            enter(event.unit(), event.place());
        } else {
            state.relocate(event.unit(), event.place());
        }
    }

    @Override
    public void hexSetUp(Event.HexSetUp event) {
        if (event.germanHeld()) {
            state.germanHeld.add(event.hex());
        } else {
            state.germanHeld.remove(event.hex());
        }
    }

    @Override
    public void areasInvaded(Event.AreasInvaded event) {
        state.invadedAreas = event.areas();
    }

    @Override
    public void gameTurnBegan(Event.GameTurnBegan event) {
        state.turn = event.turn();
    }

    @Override
    public void phaseBegan(Event.PhaseBegan event) {
        PhaseName phase = event.phase();
        state.phase = phase;
        state.raid = null;
        state.removingExcess = false;
        state.excessHexes = Ids.none();
        state.excessAmounts = Ids.none();
        switch (phase) {
            case GERMAN_MOVEMENT, GERMAN_MECHANIZED, BRITISH_MOVEMENT, BRITISH_MECHANIZED ->
                clearMarks(phase.side(), Mark.MOVED.bit());
            case GERMAN_COMBAT -> {
                clearMarks(Side.GERMAN, COMBAT_MARKS | Mark.DEBARKED.bit());
                clearMarks(Side.BRITISH, COMBAT_MARKS);
                state.homeGuardAttacked.clear();
            }
            case BRITISH_COMBAT -> {
                clearMarks(Side.GERMAN, COMBAT_MARKS);
                clearMarks(Side.BRITISH, COMBAT_MARKS);
                state.homeGuardAttacked.clear();
            }
            case GERMAN_RECOVERY -> clearMarks(Side.GERMAN, SUPPLY_MARKS);
            case ENTRAINING -> clearMarks(Side.BRITISH, SUPPLY_MARKS);
            case EMBARKATION -> state.waveMayStart = state.waveEmbarked && !anyAtSea();
            case BRITISH_REINFORCEMENT -> clearMarks(Side.BRITISH, Mark.STIRRED.bit());
            case BRITISH_AIR -> clearMarks(Side.BRITISH, Mark.BASED.bit());
            default -> {}
        }
    }

    @Override
    public void weatherSet(Event.WeatherSet event) {
        state.weather = event.weather();
    }

    @Override
    public void dieRolled(Event.DieRolled event) {}

    @Override
    public void areasOpened(Event.AreasOpened event) {
        state.openAreas = event.areas();
    }

    @Override
    public void areaPlanned(Event.AreaPlanned event) {
        state.relocate(event.unit(), Place.landingForce(event.area()));
    }

    @Override
    public void unitReceived(Event.UnitReceived event) {
        state.relocate(event.unit(), event.place());
    }

    @Override
    public void unitLanded(Event.UnitLanded event) {
        if (Place.isEchelon(state.place[event.unit()])) {
            state.set(event.unit(), Mark.DEBARKED);
        } else {
            state.invadedAreas |= 1 << state.map().landingAreaIndex(event.hex());
        }
        state.set(event.unit(), Mark.REVEALED);
        enter(event.unit(), event.hex());
    }

    @Override
    public void unitDropped(Event.UnitDropped event) {
        state.set(event.unit(), Mark.REVEALED);
        enter(event.unit(), event.hex());
    }

    @Override
    public void unitReturned(Event.UnitReturned event) {
        state.relocate(event.unit(), Place.FRANCE);
        state.clear(event.unit(), Mark.REVEALED.bit());
    }

    @Override
    public void supplyFlown(Event.SupplyFlown event) {
        state.set(event.unit(), Mark.REVEALED);
        enter(event.unit(), event.hex());
        state.nextAirTransport = state.turn + 3;
    }

    @Override
    public void supplyJudged(Event.SupplyJudged event) {
        state.clear(event.unit(), SUPPLY_MARKS);
        if (event.status() == SupplyStatus.UNSUPPLIED) {
            state.set(event.unit(), Mark.UNSUPPLIED);
        } else if (event.status() == SupplyStatus.ISOLATED) {
            state.set(event.unit(), Mark.ISOLATED);
        }
    }

    @Override
    public void airAssigned(Event.AirAssigned event) {
        state.target[event.unit()] = (short) event.hex();
    }

    @Override
    public void airRecalled(Event.AirRecalled event) {
        state.target[event.unit()] = GameState.NOBODY;
    }

    @Override
    public void raidLaunched(Event.RaidLaunched event) {
        state.raid = Raid.launched(event.hexes(), event.columns(), event.extended(), event.targets());
        for (int i = 0; i < state.airUnits.size(); i++) {
            int unit = state.airUnits.get(i);
            if (state.target[unit] >= 0 && state.roster[unit].side() == Side.BRITISH) {
                state.set(unit, Mark.AIRBORNE);
            }
        }
        for (int i = 0; i < event.targets().size(); i++) {
            state.set(event.targets().get(i), Mark.REVEALED);
        }
    }

    @Override
    public void airAttackRolled(Event.AirAttackRolled event) {
        state.raid = raid().rolled(event.target());
    }

    @Override
    public void airLossDue(Event.AirLossDue event) {
        state.raid = raid().losing(event.hex());
    }

    @Override
    public void raidEnded(Event.RaidEnded event) {
        state.raid = Raid.OVER;
        for (int i = 0; i < state.airUnits.size(); i++) {
            int unit = state.airUnits.get(i);
            if (state.roster[unit].side() == Side.GERMAN) {
                state.target[unit] = GameState.NOBODY;
            }
        }
    }

    @Override
    public void airBased(Event.AirBased event) {
        state.relocate(event.unit(), event.hex());
        state.target[event.unit()] = GameState.NOBODY;
        state.clear(event.unit(), Mark.AIRBORNE.bit());
        state.set(event.unit(), Mark.BASED);
    }

    @Override
    public void unitDisrupted(Event.UnitDisrupted event) {
        state.set(event.unit(), Mark.DISRUPTED);
        if (state.has(event.unit(), Mark.ENTRAINED)) {
            state.set(event.unit(), Mark.MUST_DETRAIN);
        }
    }

    @Override
    public void unitRecovered(Event.UnitRecovered event) {
        state.clear(event.unit(), Mark.DISRUPTED.bit());
    }

    @Override
    public void unitMoved(Event.UnitMoved event) {
        travel(event.unit(), event.path());
    }

    @Override
    public void unitRailed(Event.UnitRailed event) {
        travel(event.unit(), event.path());
    }

    @Override
    public void unitEntered(Event.UnitEntered event) {
        state.clear(event.unit(), Mark.ACTIVATED.bit());
        state.set(event.unit(), Mark.ENTRAINED);
        travel(event.unit(), event.path());
    }

    @Override
    public void excessNoted(Event.ExcessNoted event) {
        state.excessHexes = event.hexes();
        state.excessAmounts = event.amounts();
    }

    @Override
    public void excessDue(Event.ExcessDue event) {
        state.removingExcess = true;
    }

    @Override
    public void attackDeclared(Event.AttackDeclared event) {
        state.combat = Combat.declared(event.attackers(), event.targets(), event.column(), event.exchangeValue());
        for (int i = 0; i < event.attackers().size(); i++) {
            state.set(event.attackers().get(i), Mark.ATTACKED);
            state.set(event.attackers().get(i), Mark.STIRRED);
            state.set(event.attackers().get(i), Mark.REVEALED);
        }
        for (int i = 0; i < event.targets().size(); i++) {
            markAttacked(event.targets().get(i));
        }
        for (int i = 0; i < event.supply().size(); i++) {
            state.set(event.supply().get(i), Mark.EXPENDED);
        }
    }

    private void markAttacked(int hex) {
        if (state.homeGuard.contains(hex)) {
            state.homeGuardAttacked.add(hex);
        }
        for (int unit = state.firstInHex[hex]; unit >= 0; unit = state.nextInHex[unit]) {
            if (state.roster[unit].isGround()) {
                state.set(unit, Mark.DEFENDED);
                state.set(unit, Mark.REVEALED);
                if (state.has(unit, Mark.ENTRAINED)) {
                    state.set(unit, Mark.MUST_DETRAIN);
                }
            }
        }
    }

    @Override
    public void columnChosen(Event.ColumnChosen event) {
        state.combat = combat().withColumn(event.column());
    }

    @Override
    public void combatRolled(Event.CombatRolled event) {
        state.combat = combat().withResult(event.result());
    }

    @Override
    public void combatStageBegan(Event.CombatStageBegan event) {
        state.combat = combat().inStage(event.stage(), event.pending());
    }

    @Override
    public void cityDecided(Event.CityDecided event) {
        state.combat = combat().cityDecided(event.hex(), event.stand());
    }

    @Override
    public void unitRetreated(Event.UnitRetreated event) {
        enter(event.unit(), event.hex());
        state.combat = combat().afterRetreat(event.unit());
    }

    @Override
    public void unitAdvanced(Event.UnitAdvanced event) {
        enter(event.unit(), event.hex());
        state.combat = combat().afterAdvance(event.unit(), event.hex());
    }

    @Override
    public void combatEnded(Event.CombatEnded event) {
        state.combat = null;
    }

    @Override
    public void unitEliminated(Event.UnitEliminated event) {
        int unit = event.unit();
        int attacked = state.target[unit];
        state.relocate(unit, Place.ELIMINATED);
        state.marks[unit] = 0;
        state.target[unit] = GameState.NOBODY;
        if (state.combat != null) {
            state.combat = state.combat.withoutUnit(unit);
        }
        if (state.raid != null && attacked >= 0) {
            state.raid = state.raid.losing(GameState.NOBODY).withTargets(stillAttacked(attacked));
        }
    }

    /** [Q55] Targets still to be rolled for after a loss over this hex: none of its own if no air unit is left there. */
    private Ids stillAttacked(int hex) {
        Ids remaining = raid().targets();
        for (int i = 0; i < state.airUnits.size(); i++) {
            if (state.target[state.airUnits.get(i)] == hex) {
                return remaining;
            }
        }
        for (int unit : remaining.toArray()) {
            remaining = state.mapHex(unit) == hex ? remaining.without(unit) : remaining;
        }
        return remaining;
    }

    @Override
    public void homeGuardRaised(Event.HomeGuardRaised event) {
        for (int i = 0; i < event.hexes().size(); i++) {
            state.homeGuard.add(event.hexes().get(i));
        }
    }

    @Override
    public void homeGuardReduced(Event.HomeGuardReduced event) {
        state.homeGuard.remove(event.hex());
    }

    @Override
    public void waveStarted(Event.WaveStarted event) {
        state.wave = event.wave();
        state.wavePoints = event.points();
        state.waveSupplyEmbarked = false;
        state.waveEmbarked = false;
        state.waveMayStart = false;
    }

    @Override
    public void unitEmbarked(Event.UnitEmbarked event) {
        state.relocate(event.unit(), Place.echelon(event.area()));
        state.wavePoints -= event.cost();
        state.waveEmbarked = true;
        state.waveMayStart = false;
        if (state.roster[event.unit()].isSupply()) {
            state.waveSupplyEmbarked = true;
        }
    }

    @Override
    public void partisanPlaced(Event.PartisanPlaced event) {
        enter(event.unit(), event.hex());
    }

    @Override
    public void unitActivated(Event.UnitActivated event) {
        state.set(event.unit(), Mark.REVEALED);
        if (state.place[event.unit()] == Place.HOLDING_AREA) {
            state.set(event.unit(), Mark.ACTIVATED);
        } else {
            state.clear(event.unit(), Mark.UNACTIVATED.bit());
        }
    }

    @Override
    public void activationLapsed(Event.ActivationLapsed event) {
        state.clear(event.unit(), Mark.ACTIVATED.bit());
    }

    @Override
    public void unitEntrained(Event.UnitEntrained event) {
        state.setEntrained(event.unit(), true);
        state.set(event.unit(), Mark.STIRRED);
    }

    @Override
    public void unitDetrained(Event.UnitDetrained event) {
        state.setEntrained(event.unit(), false);
        state.clear(event.unit(), Mark.MUST_DETRAIN.bit());
        state.set(event.unit(), Mark.STIRRED);
    }

    @Override
    public void gameEnded(Event.GameEnded event) {
        state.phase = PhaseName.GAME_OVER;
        state.result = event.result();
        state.combat = null;
        state.raid = null;
        state.removingExcess = false;
    }

    private void travel(int unit, Ids path) {
        for (int i = 0; i < path.size() - 1; i++) {
            state.occupy(unit, path.get(i));
        }
        enter(unit, path.last());
        state.set(unit, Mark.MOVED);
        state.set(unit, Mark.STIRRED);
    }

    private void enter(int unit, int hex) {
        state.relocate(unit, hex);
        state.occupy(unit, hex);
    }

    private void clearMarks(Side side, int bits) {
        for (int unit = 0; unit < state.marks.length; unit++) {
            if (state.roster[unit].side() == side) {
                state.clear(unit, bits);
            }
        }
    }

    private boolean anyAtSea() {
        for (short place : state.place) {
            if (Place.isEchelon(place)) {
                return true;
            }
        }
        return false;
    }

    private Combat combat() {
        if (state.combat == null) {
            throw new IllegalStateException("No combat is in progress");
        }
        return state.combat;
    }

    private Raid raid() {
        if (state.raid == null) {
            throw new IllegalStateException("No air attack is in progress");
        }
        return state.raid;
    }
}
