package seelowe.protocol.notation;

import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.CampaignVisitor;

/** The part of {@link EventLines} for scenarios with rules of their own. */
final class CampaignLines implements CampaignVisitor {
    private final NotationWriter out;

    CampaignLines(NotationWriter out) {
        this.out = out;
    }

    @Override
    public void unitDeployed(CampaignEvent.UnitDeployed event) {
        out.word("deployed").unit(event.unit()).hex(event.hex());
    }

    @Override
    public void airfieldBuilt(CampaignEvent.AirfieldBuilt event) {
        out.word("airfield").hex(event.hex());
    }

    @Override
    public void airfieldDestroyed(CampaignEvent.AirfieldDestroyed event) {
        out.word("airfield-gone").hex(event.hex());
    }

    @Override
    public void airfieldsAttacked(CampaignEvent.AirfieldsAttacked event) {
        out.word("airfields-attacked").hexes(event.hexes());
    }

    @Override
    public void supplyLifted(CampaignEvent.SupplyLifted event) {
        out.word("lifted").unit(event.unit()).hex(event.hex());
    }

    @Override
    public void townsGarrisoned(CampaignEvent.TownsGarrisoned event) {
        out.word("garrisoned").cities(event.cities());
    }

    @Override
    public void townsCounted(CampaignEvent.TownsCounted event) {
        out.word("empty-for").numbers(event.empty()).word("rolls").cities(event.rolls());
    }

    @Override
    public void townRolled(CampaignEvent.TownRolled event) {
        out.word("town").city(event.city()).number(event.face()).word("of").number(event.needed());
    }

    @Override
    public void risingsDue(CampaignEvent.RisingsDue event) {
        out.word("risings").cities(event.cities());
    }

    @Override
    public void risingFailed(CampaignEvent.RisingFailed event) {
        out.word("rising-failed").city(event.city());
    }

    @Override
    public void movePaused(CampaignEvent.MovePaused event) {
        out.word("paused").unit(event.unit()).number(event.points());
    }

    @Override
    public void unitExited(CampaignEvent.UnitExited event) {
        out.word("exited")
                .unit(event.unit())
                .path('-', '-', event.path())
                .word("group")
                .number(event.group())
                .word("cost")
                .number(event.cost());
    }

    @Override
    public void unitRegrouped(CampaignEvent.UnitRegrouped event) {
        out.word("regrouped").unit(event.unit()).number(event.group());
    }

    @Override
    public void attackAnnounced(CampaignEvent.AttackAnnounced event) {
        out.word("announced")
                .units(event.attackers())
                .word("x")
                .hexes(event.targets())
                .word("s")
                .units(event.supply())
                .word("pending")
                .units(event.pending());
    }

    @Override
    public void unitWithdrew(CampaignEvent.UnitWithdrew event) {
        out.word("withdrew").unit(event.unit()).hex(event.hex());
    }

    @Override
    public void battleGiven(CampaignEvent.BattleGiven event) {
        out.word("battle").unit(event.unit());
    }

    @Override
    public void lossesDue(CampaignEvent.LossesDue event) {
        out.word("losses").number(event.points());
    }

    @Override
    public void groupNamed(CampaignEvent.GroupNamed event) {
        out.word("group").number(event.group());
    }

    @Override
    public void groupsCounted(CampaignEvent.GroupsCounted event) {
        out.word("counted").number(event.halfPoints());
    }

    @Override
    public void turnScored(CampaignEvent.TurnScored event) {
        out.word("scored").number(event.halfPoints()).word("total").number(event.total());
    }
}
