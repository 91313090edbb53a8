package seelowe.engine.view;

import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.CampaignVisitor;

/** The part of {@link EventRedaction} for scenarios with rules of their own: nothing in them is secret but face-down counters. */
final class CampaignRedaction implements CampaignVisitor {
    private final EventRedaction redaction;

    CampaignRedaction(EventRedaction redaction) {
        this.redaction = redaction;
    }

    @Override
    public void unitDeployed(CampaignEvent.UnitDeployed event) {
        redaction.show(new CampaignEvent.UnitDeployed(redaction.known(event.unit()), event.hex()));
    }

    @Override
    public void airfieldBuilt(CampaignEvent.AirfieldBuilt event) {}

    @Override
    public void airfieldDestroyed(CampaignEvent.AirfieldDestroyed event) {}

    @Override
    public void airfieldsAttacked(CampaignEvent.AirfieldsAttacked event) {}

    @Override
    public void supplyLifted(CampaignEvent.SupplyLifted event) {
        redaction.show(new CampaignEvent.SupplyLifted(redaction.known(event.unit()), event.hex()));
    }

    @Override
    public void townsGarrisoned(CampaignEvent.TownsGarrisoned event) {}

    @Override
    public void townsCounted(CampaignEvent.TownsCounted event) {}

    @Override
    public void townRolled(CampaignEvent.TownRolled event) {}

    @Override
    public void risingsDue(CampaignEvent.RisingsDue event) {}

    @Override
    public void risingFailed(CampaignEvent.RisingFailed event) {}

    @Override
    public void movePaused(CampaignEvent.MovePaused event) {
        redaction.show(new CampaignEvent.MovePaused(redaction.known(event.unit()), event.points()));
    }

    @Override
    public void unitExited(CampaignEvent.UnitExited event) {
        redaction.show(
                new CampaignEvent.UnitExited(redaction.known(event.unit()), event.path(), event.group(), event.cost()));
    }

    @Override
    public void unitRegrouped(CampaignEvent.UnitRegrouped event) {
        redaction.show(new CampaignEvent.UnitRegrouped(redaction.known(event.unit()), event.group()));
    }

    @Override
    public void attackAnnounced(CampaignEvent.AttackAnnounced event) {
        redaction.show(new CampaignEvent.AttackAnnounced(
                redaction.known(event.attackers()),
                event.targets(),
                redaction.known(event.supply()),
                redaction.known(event.pending())));
    }

    @Override
    public void unitWithdrew(CampaignEvent.UnitWithdrew event) {
        redaction.show(new CampaignEvent.UnitWithdrew(redaction.known(event.unit()), event.hex()));
    }

    @Override
    public void battleGiven(CampaignEvent.BattleGiven event) {
        redaction.show(new CampaignEvent.BattleGiven(redaction.known(event.unit())));
    }

    @Override
    public void lossesDue(CampaignEvent.LossesDue event) {}

    @Override
    public void groupNamed(CampaignEvent.GroupNamed event) {}

    @Override
    public void groupsCounted(CampaignEvent.GroupsCounted event) {}

    @Override
    public void turnScored(CampaignEvent.TurnScored event) {}
}
