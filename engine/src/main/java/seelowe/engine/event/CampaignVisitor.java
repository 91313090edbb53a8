package seelowe.engine.event;

/** Reads {@link CampaignEvent}s; a method for each kind. */
public interface CampaignVisitor {
    void unitDeployed(CampaignEvent.UnitDeployed event);

    void airfieldBuilt(CampaignEvent.AirfieldBuilt event);

    void airfieldDestroyed(CampaignEvent.AirfieldDestroyed event);

    void airfieldsAttacked(CampaignEvent.AirfieldsAttacked event);

    void supplyLifted(CampaignEvent.SupplyLifted event);

    void townsGarrisoned(CampaignEvent.TownsGarrisoned event);

    void townsCounted(CampaignEvent.TownsCounted event);

    void townRolled(CampaignEvent.TownRolled event);

    void risingsDue(CampaignEvent.RisingsDue event);

    void risingFailed(CampaignEvent.RisingFailed event);

    void movePaused(CampaignEvent.MovePaused event);

    void unitExited(CampaignEvent.UnitExited event);

    void unitRegrouped(CampaignEvent.UnitRegrouped event);

    void attackAnnounced(CampaignEvent.AttackAnnounced event);

    void unitWithdrew(CampaignEvent.UnitWithdrew event);

    void battleGiven(CampaignEvent.BattleGiven event);

    void lossesDue(CampaignEvent.LossesDue event);

    void groupNamed(CampaignEvent.GroupNamed event);

    void groupsCounted(CampaignEvent.GroupsCounted event);

    void turnScored(CampaignEvent.TurnScored event);
}
