package seelowe.protocol.notation;

import java.util.Locale;
import seelowe.engine.board.Ids;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.event.EventVisitor;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.term.AirEffect;
import seelowe.protocol.words.CombatWords;
import seelowe.protocol.words.WeatherWords;

/** Events as short sentences for somebody who reads a game like a report: counters and towns by name. */
public final class EventSentences implements EventVisitor {
    private final Vocabulary say;
    private final CampaignSentences campaign;
    private String sentence = "";

    public EventSentences(Scenario scenario) {
        this(new Names(scenario));
    }

    public EventSentences(Names names) {
        this.say = new Vocabulary(names);
        this.campaign = new CampaignSentences(say);
    }

    /** These hexes, as sentences call them. */
    public String hexes(Ids hexes) {
        return say.hexes(hexes);
    }

    /** Without a full stop. */
    public String sentence(Event event) {
        event.accept(this);
        return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
    }

    @Override
    public void unitSetUp(Event.UnitSetUp event) {
        sentence = say.unit(event.unit()) + " is set up: " + say.place(event.place());
    }

    @Override
    public void hexSetUp(Event.HexSetUp event) {
        sentence = say.hex(event.hex()) + " is held by the " + (event.germanHeld() ? "Germans" : "British");
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
        sentence = "Weather: " + WeatherWords.of(event.weather()).title();
    }

    @Override
    public void dieRolled(Event.DieRolled event) {
        sentence = "The die for " + Vocabulary.words(event.purpose()) + " shows " + event.face()
                + (event.subject() < 0 ? "" : " (" + say.unit(event.subject()) + ")");
    }

    @Override
    public void areasOpened(Event.AreasOpened event) {
        sentence = "Areas open to the German plan: " + Letters.areas(event.areas());
    }

    @Override
    public void areaPlanned(Event.AreaPlanned event) {
        sentence = say.unit(event.unit()) + " is to land in area " + event.area();
    }

    @Override
    public void unitReceived(Event.UnitReceived event) {
        sentence = say.unit(event.unit()) + " arrives: " + say.place(event.place());
    }

    @Override
    public void unitLanded(Event.UnitLanded event) {
        sentence = say.unit(event.unit()) + " lands at " + say.hex(event.hex());
    }

    @Override
    public void unitDropped(Event.UnitDropped event) {
        sentence = say.unit(event.unit()) + " comes down at " + say.hex(event.hex());
    }

    @Override
    public void unitReturned(Event.UnitReturned event) {
        sentence = say.unit(event.unit()) + " goes back to France";
    }

    @Override
    public void supplyFlown(Event.SupplyFlown event) {
        sentence = say.unit(event.unit()) + " is flown to " + say.hex(event.hex());
    }

    @Override
    public void supplyJudged(Event.SupplyJudged event) {
        sentence = say.unit(event.unit()) + " is " + Vocabulary.words(event.status());
    }

    @Override
    public void airAssigned(Event.AirAssigned event) {
        sentence = say.unit(event.unit()) + " is sent against " + say.hex(event.hex());
    }

    @Override
    public void airRecalled(Event.AirRecalled event) {
        sentence = say.unit(event.unit()) + " is called back";
    }

    @Override
    public void raidLaunched(Event.RaidLaunched event) {
        sentence = "Air attack on " + say.hexes(event.hexes());
    }

    @Override
    public void airAttackRolled(Event.AirAttackRolled event) {
        sentence = "The attack on " + say.unit(event.target()) + ": "
                + (event.effect() == AirEffect.NONE ? "no effect" : Vocabulary.words(event.effect()));
    }

    @Override
    public void airLossDue(Event.AirLossDue event) {
        sentence = "An air unit over " + say.hex(event.hex()) + " has been shot down";
    }

    @Override
    public void raidEnded(Event.RaidEnded event) {
        sentence = "The air attacks are over";
    }

    @Override
    public void airBased(Event.AirBased event) {
        sentence = say.unit(event.unit()) + " is based at " + say.hex(event.hex());
    }

    @Override
    public void unitDisrupted(Event.UnitDisrupted event) {
        sentence = say.unit(event.unit()) + " is disrupted";
    }

    @Override
    public void unitRecovered(Event.UnitRecovered event) {
        sentence = say.unit(event.unit()) + " recovers";
    }

    @Override
    public void unitMoved(Event.UnitMoved event) {
        sentence = say.unit(event.unit()) + " moves to " + say.hex(event.path().last()) + " for " + event.cost();
    }

    @Override
    public void unitRailed(Event.UnitRailed event) {
        sentence = say.unit(event.unit()) + " goes by rail to "
                + say.hex(event.path().last());
    }

    @Override
    public void unitEntered(Event.UnitEntered event) {
        sentence = say.unit(event.unit()) + " comes in by rail to "
                + say.hex(event.path().last());
    }

    @Override
    public void excessNoted(Event.ExcessNoted event) {
        sentence = "Overstacked: " + say.hexes(event.hexes());
    }

    @Override
    public void excessDue(Event.ExcessDue event) {
        sentence = "Overstacked hexes must be reduced";
    }

    @Override
    public void attackDeclared(Event.AttackDeclared event) {
        sentence = event.targets().isEmpty()
                ? say.units(event.attackers())
                        + Vocabulary.verb(event.attackers(), "finds", "find")
                        + "nobody left to attack"
                : say.units(event.attackers())
                        + Vocabulary.verb(event.attackers(), "attacks", "attack")
                        + say.hexes(event.targets()) + " at "
                        + CombatResultsTable.columnName(event.column());
    }

    @Override
    public void columnChosen(Event.ColumnChosen event) {
        sentence = "The attack goes in at " + CombatResultsTable.columnName(event.column());
    }

    @Override
    public void combatRolled(Event.CombatRolled event) {
        sentence = CombatWords.of(event.result()).title() + " ("
                + event.result().code() + "), die " + event.modifiedDie() + " after modifiers";
    }

    @Override
    public void combatStageBegan(Event.CombatStageBegan event) {
        sentence = "Next: " + Vocabulary.words(event.stage());
    }

    @Override
    public void cityDecided(Event.CityDecided event) {
        sentence = "The units in " + say.hex(event.hex()) + (event.stand() ? " stand" : " give way");
    }

    @Override
    public void unitRetreated(Event.UnitRetreated event) {
        sentence = say.unit(event.unit()) + " retreats to " + say.hex(event.hex());
    }

    @Override
    public void unitAdvanced(Event.UnitAdvanced event) {
        sentence = say.unit(event.unit()) + " advances to " + say.hex(event.hex());
    }

    @Override
    public void combatEnded(Event.CombatEnded event) {
        sentence = "The combat is over";
    }

    @Override
    public void unitEliminated(Event.UnitEliminated event) {
        sentence = say.unit(event.unit()) + " is eliminated (" + Vocabulary.words(event.cause()) + ")";
    }

    @Override
    public void homeGuardRaised(Event.HomeGuardRaised event) {
        sentence = "The Home Guard stands to in " + say.hexes(event.hexes());
    }

    @Override
    public void homeGuardReduced(Event.HomeGuardReduced event) {
        sentence = "The Home Guard of " + say.hex(event.hex()) + " is gone";
    }

    @Override
    public void waveStarted(Event.WaveStarted event) {
        sentence = "Transport wave " + event.wave() + " is opened with " + Vocabulary.count(event.points(), "point");
    }

    @Override
    public void unitEmbarked(Event.UnitEmbarked event) {
        sentence = say.unit(event.unit()) + " goes aboard for area " + event.area() + " (" + event.cost() + ")";
    }

    @Override
    public void partisanPlaced(Event.PartisanPlaced event) {
        sentence = say.unit(event.unit()) + " rises in " + say.hex(event.hex());
    }

    @Override
    public void unitActivated(Event.UnitActivated event) {
        sentence = say.unit(event.unit()) + " is activated";
    }

    @Override
    public void activationLapsed(Event.ActivationLapsed event) {
        sentence = say.unit(event.unit()) + " must be activated again";
    }

    @Override
    public void unitEntrained(Event.UnitEntrained event) {
        sentence = say.unit(event.unit()) + " boards the train";
    }

    @Override
    public void unitDetrained(Event.UnitDetrained event) {
        sentence = say.unit(event.unit()) + " leaves the train";
    }

    @Override
    public void campaign(CampaignEvent event) {
        sentence = campaign.sentence(event);
    }

    @Override
    public void gameEnded(Event.GameEnded event) {
        sentence = event.result().title() + ": " + Vocabulary.count(event.ports(), "port") + ", strength "
                + event.germanStrength() + " German, " + event.britishStrength() + " British";
    }
}
