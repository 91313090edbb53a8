package seelowe.engine.event;

import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.scenario.Weather;
import seelowe.engine.term.AirEffect;
import seelowe.engine.term.Cause;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.CombatStage;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.SupplyStatus;

/**
 * One fact of the game. Events hold values, never sentences. Every reader implements {@link EventVisitor}, so that a new kind of
 * event cannot be forgotten. What only scenarios with rules of their own need is in {@link CampaignEvent}.
 */
public interface Event {
    void accept(EventVisitor visitor);

    /** [11.0] A unit as it stands when play begins: a hex or a box, and its marks as bits. */
    record UnitSetUp(int unit, int place, int marks) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.unitSetUp(this);
        }
    }

    /** [12.32E] Who holds a hex when play begins, where that is not the side of the units in it. */
    record HexSetUp(int hex, boolean germanHeld) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.hexSetUp(this);
        }
    }

    /** [12.32D] Areas, as bits, that count as invaded when play begins. */
    record AreasInvaded(int areas) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.areasInvaded(this);
        }
    }

    /** [4.1-T] The Game-Turn marker was advanced. */
    record GameTurnBegan(int turn) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.gameTurnBegan(this);
        }
    }

    /** [4.1] A phase opened, and the one before it is over. */
    record PhaseBegan(PhaseName phase) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.phaseBegan(this);
        }
    }

    /** [12.6] The weather of this Game-Turn. */
    record WeatherSet(Weather weather) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.weatherSet(this);
        }
    }

    /** A die was thrown; the subject is the unit it was thrown for, or -1. */
    record DieRolled(DiePurpose purpose, int face, int subject) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.dieRolled(this);
        }
    }

    /** [11.61] The areas that the German plan may use, as bits; secret until the British have deployed. */
    record AreasOpened(int areas) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.areasOpened(this);
        }
    }

    /** [11.61] A line of the secret plan. */
    record AreaPlanned(int unit, LandingArea area) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.areaPlanned(this);
        }
    }

    /** A reinforcement came into its box [12.0, 12.7], to hand to be placed [12.8], or, an air unit, on its base [Q59]. */
    record UnitReceived(int unit, int place) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.unitReceived(this);
        }
    }

    /** [11.41B, 12.3] A unit came ashore. */
    record UnitLanded(int unit, int hex) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.unitLanded(this);
        }
    }

    /** [11.41B] An airborne unit came down. */
    record UnitDropped(int unit, int hex) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.unitDropped(this);
        }
    }

    /** A unit went back to France: by its player's wish [12.33], driven off by aircraft [10.81], without a
     * place to land [Q65, Q67], or home from an air attack. */
    record UnitReturned(int unit) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.unitReturned(this);
        }
    }

    /** [10.9] A supply unit was flown in; another may be from the next Game-Turn named here on. */
    record SupplyFlown(int unit, int hex, int nextTurn) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.supplyFlown(this);
        }
    }

    /** [9.0] A unit's supply for its own Player-Turn. */
    record SupplyJudged(int unit, SupplyStatus status) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.supplyJudged(this);
        }
    }

    /** [10.1] An air unit was sent against a hex. */
    record AirAssigned(int unit, int hex) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.airAssigned(this);
        }
    }

    /** [10.1] An assignment was taken back. */
    record AirRecalled(int unit) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.airRecalled(this);
        }
    }

    /** [10.1] All assignments are made; these hexes and units are attacked. */
    record RaidLaunched(Ids hexes, Ids columns, Ids extended, Ids targets) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.raidLaunched(this);
        }
    }

    /** [10.6, 10.7] What an air attack did to one unit, or to the attackers. */
    record AirAttackRolled(int target, AirEffect effect) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.airAttackRolled(this);
        }
    }

    /** [Q55] The owner must say which of his air units over this hex was shot down. */
    record AirLossDue(int hex) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.airLossDue(this);
        }
    }

    /** [10.1] All air attacks are done. */
    record RaidEnded() implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.raidEnded(this);
        }
    }

    /** [10.2] An air unit took this base. */
    record AirBased(int unit, int hex) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.airBased(this);
        }
    }

    /** [10.81] A unit was disrupted. */
    record UnitDisrupted(int unit) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.unitDisrupted(this);
        }
    }

    /** [10.82] A unit shook off its disruption. */
    record UnitRecovered(int unit) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.unitRecovered(this);
        }
    }

    /** [5.0] A unit moved along these hexes. */
    record UnitMoved(int unit, Ids path, int cost) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.unitMoved(this);
        }
    }

    /** [5.5] An entrained unit moved along the rails. */
    record UnitRailed(int unit, Ids path) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.unitRailed(this);
        }
    }

    /** [12.72] A reinforcement entered by rail. */
    record UnitEntered(int unit, Ids path) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.unitEntered(this);
        }
    }

    /** [Q23] Overstacks that were there when a mechanized phase began. */
    record ExcessNoted(Ids hexes, Ids amounts) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.excessNoted(this);
        }
    }

    /** [7.5] The phase is over but for overstacked hexes that must be reduced. */
    record ExcessDue() implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.excessDue(this);
        }
    }

    /** [8.0] An attack, at this column of the Combat Results Table; what the defenders would cost in an exchange [Q38]. */
    record AttackDeclared(Ids attackers, Ids targets, Ids supply, int column, int exchangeValue) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.attackDeclared(this);
        }
    }

    /** [8.6] The attacker settled on a column. */
    record ColumnChosen(int column) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.columnChosen(this);
        }
    }

    /** [8.81] The result of a combat. */
    record CombatRolled(CombatResult result, int modifiedDie) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.combatRolled(this);
        }
    }

    /** A combat waits for its next decision. */
    record CombatStageBegan(CombatStage stage, Ids pending) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.combatStageBegan(this);
        }
    }

    /** [ER1] Units in a city hex stand or give way. */
    record CityDecided(int hex, boolean stand) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.cityDecided(this);
        }
    }

    /** [8.71] A unit was made to retreat. */
    record UnitRetreated(int unit, int hex) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.unitRetreated(this);
        }
    }

    /** [8.72] A unit advanced after combat. */
    record UnitAdvanced(int unit, int hex) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.unitAdvanced(this);
        }
    }

    /** A combat is over. */
    record CombatEnded() implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.combatEnded(this);
        }
    }

    /** A unit left the game for good. */
    record UnitEliminated(int unit, Cause cause) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.unitEliminated(this);
        }
    }

    /** [14.1] The Home Guard stands to in these city hexes. */
    record HomeGuardRaised(Ids hexes) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.homeGuardRaised(this);
        }
    }

    /** [14.3] The Home Guard of this hex is gone. */
    record HomeGuardReduced(int hex) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.homeGuardReduced(this);
        }
    }

    /** [12.13] A transport wave was opened. */
    record WaveStarted(int wave, int points) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.waveStarted(this);
        }
    }

    /** [12.1] A unit went aboard. */
    record UnitEmbarked(int unit, LandingArea area, int cost) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.unitEmbarked(this);
        }
    }

    /** [12.8] A partisan appeared. */
    record PartisanPlaced(int unit, int hex) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.partisanPlaced(this);
        }
    }

    /** [11.52, 12.71] A unit may act from now on. */
    record UnitActivated(int unit) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.unitActivated(this);
        }
    }

    /** [Q21] A reinforcement that did not enter must be activated again. */
    record ActivationLapsed(int unit) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.activationLapsed(this);
        }
    }

    /** [5.5] A unit was loaded. */
    record UnitEntrained(int unit) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.unitEntrained(this);
        }
    }

    /** [5.5] A unit was unloaded. */
    record UnitDetrained(int unit) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.unitDetrained(this);
        }
    }

    /** [15.0] The game is over, with the figures it was decided by. */
    record GameEnded(GameResult result, int ports, int germanStrength, int britishStrength) implements Event {
        @Override
        public void accept(EventVisitor visitor) {
            visitor.gameEnded(this);
        }
    }
}
