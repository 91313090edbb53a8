package seelowe.protocol.notation;

import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.event.EventVisitor;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.scenario.Scenario;

/** One line for each event, complete and always the same for the same event: for logs and for comparing games. */
public final class EventLines implements EventVisitor {
    private final Names names;
    private NotationWriter out;

    public EventLines(Scenario scenario) {
        this.names = new Names(scenario);
        this.out = new NotationWriter(names);
    }

    public String line(Event event) {
        out = new NotationWriter(names);
        event.accept(this);
        return out.toString();
    }

    @Override
    public void unitSetUp(Event.UnitSetUp event) {
        out.word("setup").unit(event.unit()).place(event.place()).word(Letters.marks(event.marks()));
    }

    @Override
    public void hexSetUp(Event.HexSetUp event) {
        out.word("held").hex(event.hex()).word(event.germanHeld() ? "german" : "british");
    }

    @Override
    public void areasInvaded(Event.AreasInvaded event) {
        out.word("invaded").word(Letters.areas(event.areas()));
    }

    @Override
    public void gameTurnBegan(Event.GameTurnBegan event) {
        out.word("turn").number(event.turn());
    }

    @Override
    public void phaseBegan(Event.PhaseBegan event) {
        out.word("phase").word(event.phase().code()).word(event.phase().title());
    }

    @Override
    public void weatherSet(Event.WeatherSet event) {
        out.word("weather").word(event.weather().code());
    }

    @Override
    public void dieRolled(Event.DieRolled event) {
        out.word("die").number(event.face()).word(Letters.word(event.purpose()));
        if (event.subject() >= 0) {
            out.unit(event.subject());
        }
    }

    @Override
    public void areasOpened(Event.AreasOpened event) {
        out.word("opened").word(Letters.areas(event.areas()));
    }

    @Override
    public void areaPlanned(Event.AreaPlanned event) {
        out.word("planned").unit(event.unit()).word(event.area().name());
    }

    @Override
    public void unitReceived(Event.UnitReceived event) {
        out.word("received").unit(event.unit()).place(event.place());
    }

    @Override
    public void unitLanded(Event.UnitLanded event) {
        out.word("landed").unit(event.unit()).hex(event.hex());
    }

    @Override
    public void unitDropped(Event.UnitDropped event) {
        out.word("dropped").unit(event.unit()).hex(event.hex());
    }

    @Override
    public void unitReturned(Event.UnitReturned event) {
        out.word("returned").unit(event.unit());
    }

    @Override
    public void supplyFlown(Event.SupplyFlown event) {
        out.word("flown").unit(event.unit()).hex(event.hex());
    }

    @Override
    public void supplyJudged(Event.SupplyJudged event) {
        out.word("supply").unit(event.unit()).word(Letters.word(event.status()));
    }

    @Override
    public void airAssigned(Event.AirAssigned event) {
        out.word("assigned").unit(event.unit()).hex(event.hex());
    }

    @Override
    public void airRecalled(Event.AirRecalled event) {
        out.word("recalled").unit(event.unit());
    }

    @Override
    public void raidLaunched(Event.RaidLaunched event) {
        out.word("raid")
                .hexes(event.hexes())
                .word("air")
                .numbers(event.columns())
                .word("extended")
                .numbers(event.extended())
                .word("on")
                .units(event.targets());
    }

    @Override
    public void airAttackRolled(Event.AirAttackRolled event) {
        out.word("struck").unit(event.target()).word(Letters.word(event.effect()));
    }

    @Override
    public void airLossDue(Event.AirLossDue event) {
        out.word("air-loss").hex(event.hex());
    }

    @Override
    public void raidEnded(Event.RaidEnded event) {
        out.word("raid-over");
    }

    @Override
    public void airBased(Event.AirBased event) {
        out.word("based").unit(event.unit()).hex(event.hex());
    }

    @Override
    public void unitDisrupted(Event.UnitDisrupted event) {
        out.word("disrupted").unit(event.unit());
    }

    @Override
    public void unitRecovered(Event.UnitRecovered event) {
        out.word("recovered").unit(event.unit());
    }

    @Override
    public void unitMoved(Event.UnitMoved event) {
        out.word("moved")
                .unit(event.unit())
                .path('-', '-', event.path())
                .word("cost")
                .number(event.cost());
    }

    @Override
    public void unitRailed(Event.UnitRailed event) {
        out.word("railed").unit(event.unit()).path('=', '=', event.path());
    }

    @Override
    public void unitEntered(Event.UnitEntered event) {
        out.word("entered").unit(event.unit()).path('>', '=', event.path());
    }

    @Override
    public void excessNoted(Event.ExcessNoted event) {
        out.word("excess").hexes(event.hexes()).word("by").numbers(event.amounts());
    }

    @Override
    public void excessDue(Event.ExcessDue event) {
        out.word("excess-due");
    }

    @Override
    public void attackDeclared(Event.AttackDeclared event) {
        out.word("attack").units(event.attackers()).word("x").hexes(event.targets());
        if (!event.supply().isEmpty()) {
            out.word("s").units(event.supply());
        }
        // Nobody is left to fight where all defenders fell back: there is no column then.
        out.word("column").word(event.targets().isEmpty() ? "-" : CombatResultsTable.columnName(event.column()));
        out.word("exchange").number(event.exchangeValue());
    }

    @Override
    public void columnChosen(Event.ColumnChosen event) {
        out.word("column").word(CombatResultsTable.columnName(event.column()));
    }

    @Override
    public void combatRolled(Event.CombatRolled event) {
        out.word("result").word(event.result().code()).word("at").number(event.modifiedDie());
    }

    @Override
    public void combatStageBegan(Event.CombatStageBegan event) {
        out.word("stage").word(Letters.word(event.stage()));
        if (Stages.unitsPend(event.stage())) {
            out.units(event.pending());
        } else {
            out.hexes(event.pending());
        }
    }

    @Override
    public void cityDecided(Event.CityDecided event) {
        out.word("city").hex(event.hex()).word(event.stand() ? "stands" : "yields");
    }

    @Override
    public void unitRetreated(Event.UnitRetreated event) {
        out.word("retreated").unit(event.unit()).hex(event.hex());
    }

    @Override
    public void unitAdvanced(Event.UnitAdvanced event) {
        out.word("advanced").unit(event.unit()).hex(event.hex());
    }

    @Override
    public void combatEnded(Event.CombatEnded event) {
        out.word("combat-over");
    }

    @Override
    public void unitEliminated(Event.UnitEliminated event) {
        out.word("eliminated").unit(event.unit()).word(Letters.word(event.cause()));
    }

    @Override
    public void homeGuardRaised(Event.HomeGuardRaised event) {
        out.word("home-guard").hexes(event.hexes());
    }

    @Override
    public void homeGuardReduced(Event.HomeGuardReduced event) {
        out.word("home-guard-gone").hex(event.hex());
    }

    @Override
    public void waveStarted(Event.WaveStarted event) {
        out.word("wave").number(event.wave()).word("points").number(event.points());
    }

    @Override
    public void unitEmbarked(Event.UnitEmbarked event) {
        out.word("embarked")
                .unit(event.unit())
                .word(event.area().name())
                .word("cost")
                .number(event.cost());
    }

    @Override
    public void partisanPlaced(Event.PartisanPlaced event) {
        out.word("partisan").unit(event.unit()).hex(event.hex());
    }

    @Override
    public void unitActivated(Event.UnitActivated event) {
        out.word("activated").unit(event.unit());
    }

    @Override
    public void activationLapsed(Event.ActivationLapsed event) {
        out.word("lapsed").unit(event.unit());
    }

    @Override
    public void unitEntrained(Event.UnitEntrained event) {
        out.word("entrained").unit(event.unit());
    }

    @Override
    public void unitDetrained(Event.UnitDetrained event) {
        out.word("detrained").unit(event.unit());
    }

    @Override
    public void campaign(CampaignEvent event) {
        event.accept(new CampaignLines(out));
    }

    @Override
    public void gameEnded(Event.GameEnded event) {
        out.word("game-over")
                .word(Letters.word(event.result()))
                .word("ports")
                .number(event.ports())
                .word("german")
                .number(event.germanStrength())
                .word("british")
                .number(event.britishStrength());
    }
}
