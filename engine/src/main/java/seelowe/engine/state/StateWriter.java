package seelowe.engine.state;

import seelowe.engine.board.Ids;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.event.EventVisitor;
import seelowe.engine.force.Side;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.SupplyStatus;

/** Carries events into a state: the only code that changes one. It decides nothing; it writes down what was decided. */
final class StateWriter implements EventVisitor {
    private static final int SUPPLY_MARKS = Mark.UNSUPPLIED.bit() | Mark.ISOLATED.bit();

    private final GameState state;
    private final CounterBoard counters;
    private final AirWriter air;
    private final CampaignWriter campaign;

    StateWriter(GameState state) {
        this.state = state;
        this.counters = state.counters;
        this.air = new AirWriter(state);
        this.campaign = new CampaignWriter(state);
    }

    @Override
    public void unitSetUp(Event.UnitSetUp event) {
        counters.relocate(event.unit(), Place.AWAITED);
        counters.marks[event.unit()] = event.marks();
        if (Place.isHex(event.place())) {
            state.enter(event.unit(), event.place());
        } else {
            counters.relocate(event.unit(), event.place());
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
        state.phase = event.phase();
        state.raid = null;
        state.removingExcess = false;
        state.excessHexes = Ids.none();
        state.excessAmounts = Ids.none();
        state.homeGuardAttacked.clear();
        campaign.beginPhase(event.phase());
        PhaseMarks.takeOff(counters, event.phase());
        if (event.phase() == PhaseName.EMBARKATION) {
            state.wave = state.wave.atEmbarkation(anyAtSea());
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
        counters.relocate(event.unit(), Place.landingForce(event.area()));
    }

    @Override
    public void unitReceived(Event.UnitReceived event) {
        counters.relocate(event.unit(), event.place());
    }

    @Override
    public void unitLanded(Event.UnitLanded event) {
        if (Place.isEchelon(counters.place[event.unit()])) {
            debark(event.unit(), event.hex());
        } else {
            state.invadedAreas |= 1 << state.map().landingAreaIndex(event.hex());
        }
        counters.set(event.unit(), Mark.REVEALED);
        state.enter(event.unit(), event.hex());
    }

    /** [12.51] The cost of landing is settled by what is there now. */
    private void debark(int unit, int hex) {
        counters.set(unit, Mark.DEBARKED);
        if (state.options.rulesVersion().landingPaidAtOnce() && counters.controls(Side.BRITISH, hex)) {
            counters.set(unit, Mark.DEBARKED_IN_ZONE);
        }
    }

    @Override
    public void unitDropped(Event.UnitDropped event) {
        counters.set(event.unit(), Mark.REVEALED);
        state.enter(event.unit(), event.hex());
    }

    @Override
    public void unitReturned(Event.UnitReturned event) {
        counters.relocate(event.unit(), Place.FRANCE);
        counters.clear(event.unit(), Mark.REVEALED.bit() | Mark.AIRBORNE.bit());
        counters.target[event.unit()] = GameState.NOBODY;
    }

    @Override
    public void supplyFlown(Event.SupplyFlown event) {
        counters.set(event.unit(), Mark.REVEALED);
        state.enter(event.unit(), event.hex());
        state.nextAirTransport = event.nextTurn();
    }

    @Override
    public void supplyJudged(Event.SupplyJudged event) {
        counters.clear(event.unit(), SUPPLY_MARKS);
        if (event.status() == SupplyStatus.UNSUPPLIED) {
            counters.set(event.unit(), Mark.UNSUPPLIED);
        } else if (event.status() == SupplyStatus.ISOLATED) {
            counters.set(event.unit(), Mark.ISOLATED);
        }
    }

    @Override
    public void airAssigned(Event.AirAssigned event) {
        counters.target[event.unit()] = (short) event.hex();
    }

    @Override
    public void airRecalled(Event.AirRecalled event) {
        counters.target[event.unit()] = GameState.NOBODY;
    }

    @Override
    public void raidLaunched(Event.RaidLaunched event) {
        air.launch(event);
    }

    @Override
    public void airAttackRolled(Event.AirAttackRolled event) {
        state.raid = air.raid().rolled(event.target());
    }

    @Override
    public void airLossDue(Event.AirLossDue event) {
        state.raid = air.raid().losing(event.hex());
    }

    @Override
    public void raidEnded(Event.RaidEnded event) {
        air.end();
    }

    @Override
    public void airBased(Event.AirBased event) {
        counters.relocate(event.unit(), event.hex());
        counters.target[event.unit()] = GameState.NOBODY;
        counters.clear(event.unit(), Mark.AIRBORNE.bit());
        counters.set(event.unit(), Mark.BASED);
    }

    @Override
    public void unitDisrupted(Event.UnitDisrupted event) {
        counters.set(event.unit(), Mark.DISRUPTED);
        if (counters.has(event.unit(), Mark.ENTRAINED)) {
            counters.set(event.unit(), Mark.MUST_DETRAIN);
        }
    }

    @Override
    public void unitRecovered(Event.UnitRecovered event) {
        counters.clear(event.unit(), Mark.DISRUPTED.bit());
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
        counters.clear(event.unit(), Mark.ACTIVATED.bit());
        counters.set(event.unit(), Mark.ENTRAINED);
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
        state.combat = state.combat != null
                ? state.combat.fought(event.targets(), event.column(), event.exchangeValue())
                : Combat.declared(event.attackers(), event.targets(), event.column(), event.exchangeValue());
        for (int i = 0; i < event.attackers().size(); i++) {
            counters.set(event.attackers().get(i), Mark.ATTACKED);
            counters.set(event.attackers().get(i), Mark.STIRRED);
            counters.set(event.attackers().get(i), Mark.REVEALED);
        }
        for (int i = 0; i < event.targets().size(); i++) {
            markAttacked(event.targets().get(i));
        }
        for (int i = 0; i < event.supply().size(); i++) {
            counters.set(event.supply().get(i), Mark.EXPENDED);
        }
    }

    private void markAttacked(int hex) {
        if (state.homeGuard.contains(hex)) {
            state.homeGuardAttacked.add(hex);
        }
        for (int unit = counters.first(hex); unit >= 0; unit = counters.next(unit)) {
            if (counters.roster[unit].isGround()) {
                counters.set(unit, Mark.DEFENDED);
                counters.set(unit, Mark.REVEALED);
                if (counters.has(unit, Mark.ENTRAINED)) {
                    counters.set(unit, Mark.MUST_DETRAIN);
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
        state.enter(event.unit(), event.hex());
        state.combat = combat().afterRetreat(event.unit());
    }

    @Override
    public void unitAdvanced(Event.UnitAdvanced event) {
        state.enter(event.unit(), event.hex());
        state.combat = combat().afterAdvance(event.unit(), event.hex());
    }

    @Override
    public void combatEnded(Event.CombatEnded event) {
        state.combat = null;
    }

    @Override
    public void unitEliminated(Event.UnitEliminated event) {
        int unit = event.unit();
        int attacked = counters.target[unit];
        counters.relocate(unit, Place.ELIMINATED);
        counters.marks[unit] = 0;
        counters.target[unit] = GameState.NOBODY;
        if (state.combat != null) {
            state.combat = state.combat.withoutUnit(unit);
        }
        air.lose(attacked);
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
        state.wave = Wave.opened(event.wave(), event.points());
    }

    @Override
    public void unitEmbarked(Event.UnitEmbarked event) {
        counters.relocate(event.unit(), Place.echelon(event.area()));
        state.wave = state.wave.embarked(event.cost(), counters.roster[event.unit()].isSupply());
    }

    @Override
    public void partisanPlaced(Event.PartisanPlaced event) {
        state.enter(event.unit(), event.hex());
        campaign.risingSettled();
    }

    @Override
    public void unitActivated(Event.UnitActivated event) {
        counters.set(event.unit(), Mark.REVEALED);
        if (counters.place[event.unit()] == Place.HOLDING_AREA) {
            counters.set(event.unit(), Mark.ACTIVATED);
        } else {
            counters.clear(event.unit(), Mark.UNACTIVATED.bit());
        }
    }

    @Override
    public void activationLapsed(Event.ActivationLapsed event) {
        counters.clear(event.unit(), Mark.ACTIVATED.bit());
    }

    @Override
    public void unitEntrained(Event.UnitEntrained event) {
        counters.setEntrained(event.unit(), true);
        counters.set(event.unit(), Mark.STIRRED);
    }

    @Override
    public void unitDetrained(Event.UnitDetrained event) {
        counters.setEntrained(event.unit(), false);
        counters.clear(event.unit(), Mark.MUST_DETRAIN.bit());
        counters.set(event.unit(), Mark.STIRRED);
    }

    @Override
    public void campaign(CampaignEvent event) {
        event.accept(campaign);
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
        state.pausedUnit = GameState.NOBODY;
        state.pausedPoints = 0;
        for (int i = 0; i < path.size() - 1; i++) {
            state.occupy(unit, path.get(i));
        }
        state.enter(unit, path.last());
        counters.set(unit, Mark.MOVED);
        counters.set(unit, Mark.STIRRED);
    }

    private boolean anyAtSea() {
        for (short place : counters.place) {
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
}
