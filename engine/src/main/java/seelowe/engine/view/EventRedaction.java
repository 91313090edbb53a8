package seelowe.engine.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.event.EventVisitor;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.CombatStage;
import seelowe.engine.term.DiePurpose;

/**
 * What a viewer is told of what happened. The secret plan is withheld; a counter that is face down to him after the event is
 * {@link View#UNKNOWN} in it. Events without a unit in them are open to all.
 */
@Rule({"Q64", "R11.61a"})
public final class EventRedaction implements EventVisitor {
    private final GameState after;
    private final Viewer viewer;
    private @Nullable Event shown;

    private EventRedaction(GameState after, Viewer viewer, Event event) {
        this.after = after;
        this.viewer = viewer;
        this.shown = event;
    }

    /** The event as the viewer may know it, given the state right after it; empty if he must not know of it at all. */
    public static Optional<Event> seen(Event event, GameState after, Viewer viewer) {
        EventRedaction redaction = new EventRedaction(after, viewer, event);
        event.accept(redaction);
        return Optional.ofNullable(redaction.shown);
    }

    /** What the viewer may know of the events that followed upon this state. */
    public static List<Event> seen(List<Event> events, GameState before, Viewer viewer) {
        Scratch scratch = Scratch.of(before);
        List<Event> told = new ArrayList<>();
        for (Event event : events) {
            scratch.apply(event);
            seen(event, scratch.board(), viewer).ifPresent(told::add);
        }
        return told;
    }

    private boolean isHidden(int unit) {
        return unit >= 0 && Secrecy.hidesIdentity(after, viewer, unit);
    }

    int known(int unit) {
        return isHidden(unit) ? View.UNKNOWN : unit;
    }

    Ids known(Ids units) {
        int[] told = units.toArray();
        for (int i = 0; i < told.length; i++) {
            told[i] = known(told[i]);
        }
        return Ids.of(told);
    }

    void show(Event event) {
        shown = event;
    }

    private void withholdPlan() {
        if (Secrecy.hidesPlan(after, viewer)) {
            shown = null;
        }
    }

    @Override
    public void unitSetUp(Event.UnitSetUp event) {
        shown = new Event.UnitSetUp(known(event.unit()), event.place(), event.marks());
    }

    @Override
    public void hexSetUp(Event.HexSetUp event) {}

    @Override
    public void areasInvaded(Event.AreasInvaded event) {}

    @Override
    public void gameTurnBegan(Event.GameTurnBegan event) {}

    @Override
    public void phaseBegan(Event.PhaseBegan event) {}

    @Override
    public void weatherSet(Event.WeatherSet event) {}

    @Override
    public void dieRolled(Event.DieRolled event) {
        boolean planned = event.purpose() == DiePurpose.AREA && Secrecy.hidesPlan(after, viewer);
        shown = planned ? null : new Event.DieRolled(event.purpose(), event.face(), known(event.subject()));
    }

    @Override
    public void areasOpened(Event.AreasOpened event) {
        withholdPlan();
    }

    @Override
    public void areaPlanned(Event.AreaPlanned event) {
        withholdPlan();
    }

    @Override
    public void unitReceived(Event.UnitReceived event) {
        shown = new Event.UnitReceived(known(event.unit()), event.place());
    }

    @Override
    public void unitLanded(Event.UnitLanded event) {
        shown = new Event.UnitLanded(known(event.unit()), event.hex());
    }

    @Override
    public void unitDropped(Event.UnitDropped event) {
        shown = new Event.UnitDropped(known(event.unit()), event.hex());
    }

    @Override
    public void unitReturned(Event.UnitReturned event) {
        shown = new Event.UnitReturned(known(event.unit()));
    }

    @Override
    public void supplyFlown(Event.SupplyFlown event) {
        shown = new Event.SupplyFlown(known(event.unit()), event.hex(), event.nextTurn());
    }

    @Override
    public void supplyJudged(Event.SupplyJudged event) {
        if (isHidden(event.unit())) {
            shown = null;
        }
    }

    @Override
    public void airAssigned(Event.AirAssigned event) {
        shown = new Event.AirAssigned(known(event.unit()), event.hex());
    }

    @Override
    public void airRecalled(Event.AirRecalled event) {
        shown = new Event.AirRecalled(known(event.unit()));
    }

    @Override
    public void raidLaunched(Event.RaidLaunched event) {
        shown = new Event.RaidLaunched(event.hexes(), event.columns(), event.extended(), known(event.targets()));
    }

    @Override
    public void airAttackRolled(Event.AirAttackRolled event) {
        shown = new Event.AirAttackRolled(known(event.target()), event.effect());
    }

    @Override
    public void airLossDue(Event.AirLossDue event) {}

    @Override
    public void raidEnded(Event.RaidEnded event) {}

    @Override
    public void airBased(Event.AirBased event) {
        shown = new Event.AirBased(known(event.unit()), event.hex());
    }

    @Override
    public void unitDisrupted(Event.UnitDisrupted event) {
        shown = new Event.UnitDisrupted(known(event.unit()));
    }

    @Override
    public void unitRecovered(Event.UnitRecovered event) {
        shown = new Event.UnitRecovered(known(event.unit()));
    }

    @Override
    public void unitMoved(Event.UnitMoved event) {
        shown = new Event.UnitMoved(known(event.unit()), event.path(), event.cost());
    }

    @Override
    public void unitRailed(Event.UnitRailed event) {
        shown = new Event.UnitRailed(known(event.unit()), event.path());
    }

    @Override
    public void unitEntered(Event.UnitEntered event) {
        shown = new Event.UnitEntered(known(event.unit()), event.path());
    }

    @Override
    public void excessNoted(Event.ExcessNoted event) {}

    @Override
    public void excessDue(Event.ExcessDue event) {}

    @Override
    public void attackDeclared(Event.AttackDeclared event) {
        shown = new Event.AttackDeclared(
                known(event.attackers()),
                event.targets(),
                known(event.supply()),
                event.column(),
                event.exchangeValue());
    }

    @Override
    public void columnChosen(Event.ColumnChosen event) {}

    @Override
    public void combatRolled(Event.CombatRolled event) {}

    @Override
    public void combatStageBegan(Event.CombatStageBegan event) {
        boolean units = event.stage() == CombatStage.DEFENDER_RETREAT || event.stage() == CombatStage.ATTACKER_RETREAT;
        shown = new Event.CombatStageBegan(event.stage(), units ? known(event.pending()) : event.pending());
    }

    @Override
    public void cityDecided(Event.CityDecided event) {}

    @Override
    public void unitRetreated(Event.UnitRetreated event) {
        shown = new Event.UnitRetreated(known(event.unit()), event.hex());
    }

    @Override
    public void unitAdvanced(Event.UnitAdvanced event) {
        shown = new Event.UnitAdvanced(known(event.unit()), event.hex());
    }

    @Override
    public void combatEnded(Event.CombatEnded event) {}

    @Override
    public void unitEliminated(Event.UnitEliminated event) {
        shown = new Event.UnitEliminated(known(event.unit()), event.cause());
    }

    @Override
    public void homeGuardRaised(Event.HomeGuardRaised event) {}

    @Override
    public void homeGuardReduced(Event.HomeGuardReduced event) {}

    @Override
    public void waveStarted(Event.WaveStarted event) {}

    @Override
    public void unitEmbarked(Event.UnitEmbarked event) {
        int cost = isHidden(event.unit()) ? 0 : event.cost();
        shown = new Event.UnitEmbarked(known(event.unit()), event.area(), cost);
    }

    @Override
    public void partisanPlaced(Event.PartisanPlaced event) {
        shown = new Event.PartisanPlaced(known(event.unit()), event.hex());
    }

    @Override
    public void unitActivated(Event.UnitActivated event) {
        shown = new Event.UnitActivated(known(event.unit()));
    }

    @Override
    public void activationLapsed(Event.ActivationLapsed event) {
        shown = new Event.ActivationLapsed(known(event.unit()));
    }

    @Override
    public void unitEntrained(Event.UnitEntrained event) {
        shown = new Event.UnitEntrained(known(event.unit()));
    }

    @Override
    public void unitDetrained(Event.UnitDetrained event) {
        shown = new Event.UnitDetrained(known(event.unit()));
    }

    @Override
    public void campaign(CampaignEvent event) {
        event.accept(new CampaignRedaction(this));
    }

    @Override
    public void gameEnded(Event.GameEnded event) {}
}
