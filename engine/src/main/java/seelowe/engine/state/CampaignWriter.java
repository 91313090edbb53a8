package seelowe.engine.state;

import java.util.Arrays;
import java.util.function.Consumer;
import seelowe.engine.board.Ids;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.CampaignVisitor;
import seelowe.engine.term.PhaseName;

/** The part of {@link StateWriter} that keeps the book of {@link Campaign}. */
final class CampaignWriter implements CampaignVisitor {
    private final GameState state;
    private final CounterBoard counters;

    CampaignWriter(GameState state) {
        this.state = state;
        this.counters = state.counters;
    }

    private void change(Consumer<Campaign.Change> what) {
        Campaign.Change change = state.campaign.change();
        what.accept(change);
        state.campaign = change.done();
    }

    /** What lasts for a phase or a Game-Turn is over. */
    void beginPhase(PhaseName phase) {
        state.pausedUnit = GameState.NOBODY;
        state.pausedPoints = 0;
        if (!state.campaign.attackedAirfields().isEmpty()) {
            change(campaign -> campaign.attackedAirfields = Ids.none());
        }
        if (phase == PhaseName.WEATHER && !state.campaign.liftedTo().isEmpty()) {
            change(campaign -> campaign.liftedTo = Ids.none());
        }
    }

    /** A partisan of the city that is first in line has appeared, or cannot. */
    void risingSettled() {
        Ids risings = state.campaign.risings();
        if (risings.isEmpty()) {
            return;
        }
        int city = risings.get(0);
        change(campaign -> {
            campaign.risings = Ids.of(Arrays.copyOfRange(risings.toArray(), 1, risings.size()));
            campaign.risen = campaign.risen.contains(city) ? campaign.risen : campaign.risen.with(city);
        });
    }

    @Override
    public void unitDeployed(CampaignEvent.UnitDeployed event) {
        counters.relocate(event.unit(), event.hex());
    }

    @Override
    public void airfieldBuilt(CampaignEvent.AirfieldBuilt event) {
        change(campaign -> campaign.airfields = campaign.airfields.with(event.hex()));
    }

    @Override
    public void airfieldDestroyed(CampaignEvent.AirfieldDestroyed event) {
        change(campaign -> {
            campaign.airfields = campaign.airfields.without(event.hex());
            campaign.liftedTo = campaign.liftedTo.without(event.hex());
            campaign.attackedAirfields = campaign.attackedAirfields.without(event.hex());
        });
    }

    @Override
    public void airfieldsAttacked(CampaignEvent.AirfieldsAttacked event) {
        change(campaign -> {
            for (int i = 0; i < event.hexes().size(); i++) {
                campaign.attackedAirfields =
                        campaign.attackedAirfields.with(event.hexes().get(i));
            }
        });
    }

    @Override
    public void supplyLifted(CampaignEvent.SupplyLifted event) {
        counters.set(event.unit(), Mark.REVEALED);
        state.enter(event.unit(), event.hex());
        change(campaign -> campaign.liftedTo = campaign.liftedTo.with(event.hex()));
    }

    @Override
    public void townsGarrisoned(CampaignEvent.TownsGarrisoned event) {
        change(campaign -> {
            campaign.garrisoned = event.cities();
            campaign.emptyFor = Ids.of(new int[event.cities().size()]);
        });
    }

    @Override
    public void townsCounted(CampaignEvent.TownsCounted event) {
        change(campaign -> {
            campaign.emptyFor = event.empty();
            campaign.rolls = event.rolls();
        });
    }

    @Override
    public void townRolled(CampaignEvent.TownRolled event) {
        change(campaign -> campaign.rolls = campaign.rolls.without(event.city()));
    }

    @Override
    public void risingsDue(CampaignEvent.RisingsDue event) {
        change(campaign -> {
            for (int i = 0; i < event.cities().size(); i++) {
                campaign.risings = campaign.risings.with(event.cities().get(i));
            }
        });
    }

    @Override
    public void risingFailed(CampaignEvent.RisingFailed event) {
        risingSettled();
    }

    @Override
    public void movePaused(CampaignEvent.MovePaused event) {
        state.pausedUnit = event.unit();
        state.pausedPoints = event.points();
    }

    @Override
    public void unitExited(CampaignEvent.UnitExited event) {
        for (int i = 0; i < event.path().size(); i++) {
            state.occupy(event.unit(), event.path().get(i));
        }
        state.pausedUnit = GameState.NOBODY;
        state.pausedPoints = 0;
        counters.relocate(event.unit(), Place.exited(event.group()));
        counters.marks[event.unit()] &= Mark.REVEALED.bit();
    }

    @Override
    public void unitRegrouped(CampaignEvent.UnitRegrouped event) {
        counters.relocate(event.unit(), Place.exited(event.group()));
    }

    @Override
    public void attackAnnounced(CampaignEvent.AttackAnnounced event) {
        state.combat = Combat.announced(event.attackers(), event.targets(), event.supply(), event.pending());
        for (int i = 0; i < event.pending().size(); i++) {
            counters.set(event.pending().get(i), Mark.REVEALED);
        }
    }

    @Override
    public void unitWithdrew(CampaignEvent.UnitWithdrew event) {
        counters.set(event.unit(), Mark.DEFENDED);
        counters.set(event.unit(), Mark.REVEALED);
        if (counters.has(event.unit(), Mark.ENTRAINED)) {
            counters.set(event.unit(), Mark.MUST_DETRAIN);
        }
        state.enter(event.unit(), event.hex());
        settleRefusal(event.unit());
    }

    @Override
    public void battleGiven(CampaignEvent.BattleGiven event) {
        settleRefusal(event.unit());
    }

    private void settleRefusal(int unit) {
        if (state.combat == null) {
            throw new IllegalStateException("No combat is in progress");
        }
        state.combat = state.combat.refusalSettled(unit);
    }

    @Override
    public void lossesDue(CampaignEvent.LossesDue event) {
        change(campaign -> campaign.losses = event.points());
    }

    @Override
    public void groupNamed(CampaignEvent.GroupNamed event) {
        change(campaign -> campaign.edgeGroup = event.group());
    }

    @Override
    public void groupsCounted(CampaignEvent.GroupsCounted event) {
        change(campaign -> campaign.counted = event.halfPoints());
    }

    @Override
    public void turnScored(CampaignEvent.TurnScored event) {
        change(campaign -> {
            campaign.counted = 0;
            campaign.score = event.total();
        });
    }
}
