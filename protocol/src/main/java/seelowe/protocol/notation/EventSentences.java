package seelowe.protocol.notation;

import java.util.Locale;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.event.EventVisitor;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.Place;

/** Events as short sentences for somebody who reads a game like a report: counters and towns by name. */
public final class EventSentences implements EventVisitor {
    private final Scenario scenario;
    private final Names names;
    private String sentence = "";

    public EventSentences(Scenario scenario) {
        this.scenario = scenario;
        this.names = new Names(scenario);
    }

    /** Without a full stop. */
    public String sentence(Event event) {
        event.accept(this);
        return sentence;
    }

    private String unit(int unit) {
        if (unit == Names.UNKNOWN) {
            return "a counter face down";
        }
        Unit counter = scenario.unit(unit);
        return counter.name() + " (" + counter.factors() + ")";
    }

    private String units(Ids units) {
        StringJoiner text = new StringJoiner(", ");
        for (int unit : units.toArray()) {
            text.add(unit(unit));
        }
        return text.toString();
    }

    private String hex(int hex) {
        @Nullable String name = scenario.map().placeName(hex);
        return names.hex(hex) + (name == null ? "" : " " + name);
    }

    private String hexes(Ids hexes) {
        StringJoiner text = new StringJoiner(", ");
        for (int hex : hexes.toArray()) {
            text.add(hex(hex));
        }
        return text.toString();
    }

    private String place(int place) {
        return Place.isHex(place) ? hex(place) : names.place(place);
    }

    private static String words(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String weather(Weather weather) {
        return switch (weather) {
            case CLEAR -> "clear";
            case ROUGH -> "rough";
            case ROUGH_OVERCAST -> "rough and overcast";
            case STORM -> "a storm";
        };
    }

    @Override
    public void unitSetUp(Event.UnitSetUp event) {
        sentence = unit(event.unit()) + " is set up: " + place(event.place());
    }

    @Override
    public void hexSetUp(Event.HexSetUp event) {
        sentence = hex(event.hex()) + " is held by the " + (event.germanHeld() ? "Germans" : "British");
    }

    @Override
    public void areasInvaded(Event.AreasInvaded event) {
        sentence = "Areas invaded: " + Letters.areas(event.areas());
    }

    @Override
    public void gameTurnBegan(Event.GameTurnBegan event) {
        sentence = "Game-Turn " + event.turn();
    }

    @Override
    public void phaseBegan(Event.PhaseBegan event) {
        sentence = event.phase().title();
    }

    @Override
    public void weatherSet(Event.WeatherSet event) {
        sentence = "The weather is " + weather(event.weather());
    }

    @Override
    public void dieRolled(Event.DieRolled event) {
        sentence = "The die for " + words(event.purpose()) + " shows " + event.face()
                + (event.subject() < 0 ? "" : " (" + unit(event.subject()) + ")");
    }

    @Override
    public void areasOpened(Event.AreasOpened event) {
        sentence = "Areas open to the German plan: " + Letters.areas(event.areas());
    }

    @Override
    public void areaPlanned(Event.AreaPlanned event) {
        sentence = unit(event.unit()) + " is to land in area " + event.area();
    }

    @Override
    public void unitReceived(Event.UnitReceived event) {
        sentence = unit(event.unit()) + " arrives: " + place(event.place());
    }

    @Override
    public void unitLanded(Event.UnitLanded event) {
        sentence = unit(event.unit()) + " lands at " + hex(event.hex());
    }

    @Override
    public void unitDropped(Event.UnitDropped event) {
        sentence = unit(event.unit()) + " comes down at " + hex(event.hex());
    }

    @Override
    public void unitReturned(Event.UnitReturned event) {
        sentence = unit(event.unit()) + " goes back to France";
    }

    @Override
    public void supplyFlown(Event.SupplyFlown event) {
        sentence = unit(event.unit()) + " is flown to " + hex(event.hex());
    }

    @Override
    public void supplyJudged(Event.SupplyJudged event) {
        sentence = unit(event.unit()) + " is " + words(event.status());
    }

    @Override
    public void airAssigned(Event.AirAssigned event) {
        sentence = unit(event.unit()) + " is sent against " + hex(event.hex());
    }

    @Override
    public void airRecalled(Event.AirRecalled event) {
        sentence = unit(event.unit()) + " is called back";
    }

    @Override
    public void raidLaunched(Event.RaidLaunched event) {
        sentence = "Air attack on " + hexes(event.hexes());
    }

    @Override
    public void airAttackRolled(Event.AirAttackRolled event) {
        sentence = "The attack on " + unit(event.target()) + ": " + words(event.effect());
    }

    @Override
    public void airLossDue(Event.AirLossDue event) {
        sentence = "An air unit over " + hex(event.hex()) + " has been shot down";
    }

    @Override
    public void raidEnded(Event.RaidEnded event) {
        sentence = "The air attacks are over";
    }

    @Override
    public void airBased(Event.AirBased event) {
        sentence = unit(event.unit()) + " is based at " + hex(event.hex());
    }

    @Override
    public void unitDisrupted(Event.UnitDisrupted event) {
        sentence = unit(event.unit()) + " is disrupted";
    }

    @Override
    public void unitRecovered(Event.UnitRecovered event) {
        sentence = unit(event.unit()) + " recovers";
    }

    @Override
    public void unitMoved(Event.UnitMoved event) {
        sentence = unit(event.unit()) + " moves to " + hex(event.path().last()) + " for " + event.cost();
    }

    @Override
    public void unitRailed(Event.UnitRailed event) {
        sentence = unit(event.unit()) + " goes by rail to " + hex(event.path().last());
    }

    @Override
    public void unitEntered(Event.UnitEntered event) {
        sentence =
                unit(event.unit()) + " comes in by rail to " + hex(event.path().last());
    }

    @Override
    public void excessNoted(Event.ExcessNoted event) {
        sentence = "Overstacked: " + hexes(event.hexes());
    }

    @Override
    public void excessDue(Event.ExcessDue event) {
        sentence = "Overstacked hexes must be reduced";
    }

    @Override
    public void attackDeclared(Event.AttackDeclared event) {
        sentence = units(event.attackers()) + " attack " + hexes(event.targets()) + " at "
                + CombatResultsTable.columnName(event.column());
    }

    @Override
    public void columnChosen(Event.ColumnChosen event) {
        sentence = "The attack goes in at " + CombatResultsTable.columnName(event.column());
    }

    @Override
    public void combatRolled(Event.CombatRolled event) {
        sentence = "Result: " + words(event.result());
    }

    @Override
    public void combatStageBegan(Event.CombatStageBegan event) {
        sentence = "Next: " + words(event.stage());
    }

    @Override
    public void cityDecided(Event.CityDecided event) {
        sentence = "The units in " + hex(event.hex()) + (event.stand() ? " stand" : " give way");
    }

    @Override
    public void unitRetreated(Event.UnitRetreated event) {
        sentence = unit(event.unit()) + " retreats to " + hex(event.hex());
    }

    @Override
    public void unitAdvanced(Event.UnitAdvanced event) {
        sentence = unit(event.unit()) + " advances to " + hex(event.hex());
    }

    @Override
    public void combatEnded(Event.CombatEnded event) {
        sentence = "The combat is over";
    }

    @Override
    public void unitEliminated(Event.UnitEliminated event) {
        sentence = unit(event.unit()) + " is eliminated (" + words(event.cause()) + ")";
    }

    @Override
    public void homeGuardRaised(Event.HomeGuardRaised event) {
        sentence = "The Home Guard stands to in " + hexes(event.hexes());
    }

    @Override
    public void homeGuardReduced(Event.HomeGuardReduced event) {
        sentence = "The Home Guard of " + hex(event.hex()) + " is gone";
    }

    @Override
    public void waveStarted(Event.WaveStarted event) {
        sentence = "Transport wave " + event.wave() + " is opened with " + event.points() + " points";
    }

    @Override
    public void unitEmbarked(Event.UnitEmbarked event) {
        sentence = unit(event.unit()) + " goes aboard for area " + event.area() + " (" + event.cost() + ")";
    }

    @Override
    public void partisanPlaced(Event.PartisanPlaced event) {
        sentence = unit(event.unit()) + " rises in " + hex(event.hex());
    }

    @Override
    public void unitActivated(Event.UnitActivated event) {
        sentence = unit(event.unit()) + " is activated";
    }

    @Override
    public void activationLapsed(Event.ActivationLapsed event) {
        sentence = unit(event.unit()) + " must be activated again";
    }

    @Override
    public void unitEntrained(Event.UnitEntrained event) {
        sentence = unit(event.unit()) + " boards the train";
    }

    @Override
    public void unitDetrained(Event.UnitDetrained event) {
        sentence = unit(event.unit()) + " leaves the train";
    }

    @Override
    public void gameEnded(Event.GameEnded event) {
        sentence = event.result().title() + ": " + event.ports() + " ports, strength " + event.germanStrength()
                + " German, " + event.britishStrength() + " British";
    }

    @Override
    public void campaign(seelowe.engine.event.CampaignEvent event) {
        sentence = event.toString();
    }
}
