package seelowe.protocol.notation;

import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.CampaignVisitor;

/** The part of {@link EventSentences} for scenarios with rules of their own. */
final class CampaignSentences implements CampaignVisitor {
    private final Vocabulary say;
    private String sentence = "";

    CampaignSentences(Vocabulary say) {
        this.say = say;
    }

    String sentence(CampaignEvent event) {
        event.accept(this);
        return sentence;
    }

    @Override
    public void unitDeployed(CampaignEvent.UnitDeployed event) {
        sentence = say.unit(event.unit()) + " is set up in " + say.hex(event.hex());
    }

    @Override
    public void airfieldBuilt(CampaignEvent.AirfieldBuilt event) {
        sentence = "There is a German airfield in " + say.hex(event.hex());
    }

    @Override
    public void airfieldDestroyed(CampaignEvent.AirfieldDestroyed event) {
        sentence = "The airfield in " + say.hex(event.hex()) + " is gone";
    }

    @Override
    public void airfieldsAttacked(CampaignEvent.AirfieldsAttacked event) {
        sentence = "Airfields attacked: " + say.hexes(event.hexes());
    }

    @Override
    public void supplyLifted(CampaignEvent.SupplyLifted event) {
        sentence = say.unit(event.unit()) + " is flown to the airfield in " + say.hex(event.hex());
    }

    @Override
    public void townsGarrisoned(CampaignEvent.TownsGarrisoned event) {
        sentence = event.cities().isEmpty()
                ? "No town has a garrison"
                : "Towns with a garrison: " + say.cities(event.cities());
    }

    @Override
    public void townsCounted(CampaignEvent.TownsCounted event) {
        sentence = event.rolls().isEmpty() ? "No empty town stirs" : "Empty towns: " + say.cities(event.rolls());
    }

    @Override
    public void townRolled(CampaignEvent.TownRolled event) {
        sentence = say.city(event.city()) + " rolls " + event.face() + " and needs " + event.needed();
    }

    @Override
    public void risingsDue(CampaignEvent.RisingsDue event) {
        sentence = "Partisans are to rise in " + say.cities(event.cities());
    }

    @Override
    public void risingFailed(CampaignEvent.RisingFailed event) {
        sentence = "No partisan finds a place in " + say.city(event.city());
    }

    @Override
    public void movePaused(CampaignEvent.MovePaused event) {
        sentence = say.unit(event.unit()) + " is stopped with " + Vocabulary.count(event.points(), "point") + " left";
    }

    @Override
    public void unitExited(CampaignEvent.UnitExited event) {
        sentence = say.unit(event.unit()) + " leaves the map"
                + (event.group() == 0 ? "" : " and joins group " + event.group());
    }

    @Override
    public void unitRegrouped(CampaignEvent.UnitRegrouped event) {
        sentence = say.unit(event.unit()) + " joins group " + event.group();
    }

    @Override
    public void attackAnnounced(CampaignEvent.AttackAnnounced event) {
        sentence = say.units(event.attackers())
                + Vocabulary.verb(event.attackers(), "is", "are")
                + "about to attack "
                + say.hexes(event.targets());
    }

    @Override
    public void unitWithdrew(CampaignEvent.UnitWithdrew event) {
        sentence = say.unit(event.unit()) + " refuses combat and falls back to " + say.hex(event.hex());
    }

    @Override
    public void battleGiven(CampaignEvent.BattleGiven event) {
        sentence = say.unit(event.unit()) + " stays and fights";
    }

    @Override
    public void lossesDue(CampaignEvent.LossesDue event) {
        sentence = "Strength points to give up beyond the edge: " + event.points();
    }

    @Override
    public void groupNamed(CampaignEvent.GroupNamed event) {
        sentence = event.group() == 0
                ? "No group beyond the edge is supplied from the map"
                : "Group " + event.group() + " is supplied from the map";
    }

    @Override
    public void groupsCounted(CampaignEvent.GroupsCounted event) {
        sentence = "The groups beyond the edge will score " + Vocabulary.points(event.halfPoints());
    }

    @Override
    public void turnScored(CampaignEvent.TurnScored event) {
        sentence = "This Game-Turn scores " + Vocabulary.points(event.halfPoints()) + ", the game so far "
                + Vocabulary.points(event.total());
    }
}
