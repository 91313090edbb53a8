package seelowe.engine.event;

import seelowe.engine.board.Ids;

/**
 * Facts of games in which the scenario has rules of its own: set-up by choice, airfields, risings, exits, points. Cities are
 * numbers of the map's list. Readers implement {@link CampaignVisitor}.
 */
public sealed interface CampaignEvent extends Event {
    void accept(CampaignVisitor visitor);

    @Override
    default void accept(EventVisitor visitor) {
        visitor.campaign(this);
    }

    /** A unit was set up in a hex of its owner's choice, for the time being: what it occupies is settled when all are. */
    record UnitDeployed(int unit, int hex) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.unitDeployed(this);
        }
    }

    /** The Germans have an airfield in this hex. */
    record AirfieldBuilt(int hex) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.airfieldBuilt(this);
        }
    }

    /** The German airfield in this hex is gone. */
    record AirfieldDestroyed(int hex) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.airfieldDestroyed(this);
        }
    }

    /** The airfields in these hexes have been attacked in this phase. */
    record AirfieldsAttacked(Ids hexes) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.airfieldsAttacked(this);
        }
    }

    /** A supply unit was flown to an airfield. */
    record SupplyLifted(int unit, int hex) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.supplyLifted(this);
        }
    }

    /** The cities that Germans held entirely when play began. */
    record TownsGarrisoned(Ids cities) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.townsGarrisoned(this);
        }
    }

    /** For how many counts each garrisoned city, in their order, has been empty; the cities rolled for now. */
    record TownsCounted(Ids empty, Ids rolls) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.townsCounted(this);
        }
    }

    /** What an empty city's roll brought: a partisan if the face is high enough. */
    record TownRolled(int city, int face, int needed) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.townRolled(this);
        }
    }

    /** These cities each raise a partisan, a city named twice two; they are placed in this order. */
    record RisingsDue(Ids cities) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.risingsDue(this);
        }
    }

    /** The city's partisan, the next to be placed, finds no place to appear. */
    record RisingFailed(int city) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.risingFailed(this);
        }
    }

    /** Something stopped a unit on its way; it may go on with the points left. */
    record MovePaused(int unit, int points) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.movePaused(this);
        }
    }

    /** A unit moved along these hexes, if any, and off the map into this group. */
    record UnitExited(int unit, Ids path, int group, int cost) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.unitExited(this);
        }
    }

    /** A unit beyond the edge joined another group. */
    record UnitRegrouped(int unit, int group) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.unitRegrouped(this);
        }
    }

    /** An attack that some of the defenders, the pending ones, may refuse. */
    record AttackAnnounced(Ids attackers, Ids targets, Ids supply, Ids pending) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.attackAnnounced(this);
        }
    }

    /** An attacked unit refused combat and fell back. */
    record UnitWithdrew(int unit, int hex) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.unitWithdrew(this);
        }
    }

    /** An attacked unit that might have refused combat stays. */
    record BattleGiven(int unit) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.battleGiven(this);
        }
    }

    /** Strength points that the German must give up off the map; 0 once they are paid. */
    record LossesDue(int points) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.lossesDue(this);
        }
    }

    /** The group beyond the edge that draws supply from the map; 0 for none. */
    record GroupNamed(int group) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.groupNamed(this);
        }
    }

    /** What the supplied groups beyond the edge will score this Game-Turn, in half points. */
    record GroupsCounted(int halfPoints) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.groupsCounted(this);
        }
    }

    /** The score of a Game-Turn and of the game so far, in half points. */
    record TurnScored(int halfPoints, int total) implements CampaignEvent {
        @Override
        public void accept(CampaignVisitor visitor) {
            visitor.turnScored(this);
        }
    }
}
