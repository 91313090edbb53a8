package seelowe.engine.action;

import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;

/**
 * One decision a player makes. Actions ask; they never carry what the dice will say. Units and hexes are the dense numbers
 * of the scenario's roster and map.
 */
public sealed interface Action {
    /** Names one unit. */
    interface OfUnit {
        int unit();
    }

    /** Names one hex. */
    interface AtHex {
        int hex();
    }

    /** Names the hexes of a path, the start not included. */
    interface Along {
        Ids path();
    }

    /** Ends the game, whatever the board says. In no menu, since nobody is to do it by chance; allowed whenever one decides. */
    interface Ending {}

    /** An ending that no player decides upon as his turn: whoever keeps the game plays it, and sees to it that it is so. */
    interface ByKeeper extends Ending {}

    /** Throw the dice that this phase calls for: weather [12.6], activation [11.52, 12.71], disruption removal [10.82], area roll [11.61]. */
    record Roll() implements Action {}

    /** Done with this phase, or with this part of it. */
    record EndPhase() implements Action {}

    /** The decider gives the game up. */
    record Resign() implements Action, Ending {}

    /** Both have agreed upon a draw. */
    record AgreeDraw() implements Action, ByKeeper {}

    /** The decider's time has run out, which loses the game if both agreed so before it. */
    record Forfeit() implements Action, ByKeeper {}

    /** Who is not to decide gives the game up, and the decider has won. */
    record Concede() implements Action, ByKeeper {}

    /** [11.61] Write into the secret plan that this initial unit goes to this area. */
    record AssignArea(int unit, LandingArea area) implements Action, OfUnit {}

    /** [11.41B, 12.3] Put a seaborne unit ashore. */
    record Land(int unit, int hex) implements Action, OfUnit, AtHex {}

    /** [11.41B] Drop a parachute unit, or land an airlanding unit on one. */
    record Drop(int unit, int hex) implements Action, OfUnit, AtHex {}

    /** [12.33] Take a unit at sea back to France; or fly a German air unit there that might return to an airfield. */
    record ReturnToFrance(int unit) implements Action, OfUnit {}

    /** [10.9] Fly a supply unit from France to a beach. */
    record FlySupply(int unit, int hex) implements Action, OfUnit, AtHex {}

    /** [10.1] Send an air unit against a hex. */
    record AssignAir(int unit, int hex) implements Action, OfUnit, AtHex {}

    /** [10.1] Take back an assignment that has not been launched. */
    record RecallAir(int unit) implements Action, OfUnit {}

    /** [10.1] All air units are assigned: the attacks begin. */
    record LaunchAir() implements Action {}

    /** [10.1] Roll against this unit next. */
    record RollAir(int unit) implements Action, OfUnit {}

    /** [10.6, Q55] The owner names the air unit that was shot down. */
    record LoseAir(int unit) implements Action, OfUnit {}

    /** [10.2] Put an air unit on this base. */
    record BaseAir(int unit, int hex) implements Action, OfUnit, AtHex {}

    /** [5.0] Move a unit along these hexes, the one it leaves not included. */
    record Move(int unit, Ids path) implements Action, OfUnit, Along {}

    /** [5.5] Move an entrained unit along the rails. */
    record MoveByRail(int unit, Ids path) implements Action, OfUnit, Along {}

    /** [12.72] Bring in an activated reinforcement; the first hex of the path is the entry hex. */
    record EnterByRail(int unit, Ids path) implements Action, OfUnit, Along {}

    /** [7.5] Remove a unit of an overstacked hex that cannot be thinned out otherwise. */
    record RemoveExcess(int unit) implements Action, OfUnit {}

    /** [8.0] Attack these hexes with these units; for Germans, the supply unit each of them draws on, in the same order [9.7]. */
    record Attack(Ids attackers, Ids targets, Ids supply) implements Action {}

    /** [8.6] Use this column of the Combat Results Table, the computed one or a lower one. */
    record ChooseColumn(int column) implements Action {}

    /** [13.0, ER1] Whether the units in this city hex stand their ground instead of retreating. */
    record StandInCity(int hex, boolean stand) implements Action, AtHex {}

    /** [8.71] Retreat an enemy unit to this hex; {@code OFF_MAP} for one that has nowhere to go. */
    record Retreat(int unit, int hex) implements Action, OfUnit, AtHex {}

    /** [8.81] The attackers given up in an exchange. */
    record TakeExchange(Ids units) implements Action {}

    /** [8.72] Advance into a hex that the combat has emptied. */
    record Advance(int unit, int hex) implements Action, OfUnit, AtHex {}

    /** [12.13] Open the next transport wave. */
    record StartWave() implements Action {}

    /** [12.1] Put a unit from France on the ships of an area's echelon. */
    record Embark(int unit, LandingArea area) implements Action, OfUnit {}

    /** [12.8] Raise a partisan in this city hex. */
    record PlacePartisan(int hex) implements Action, AtHex {}

    /** Set a unit up in this hex, or move it there while the set-up goes on. */
    record Deploy(int unit, int hex) implements Action, OfUnit, AtHex {}

    /** Lay out an airfield in this hex. */
    record BuildAirfield(int hex) implements Action, AtHex {}

    /** Refuse combat: the attacked unit falls back to this hex. */
    record Withdraw(int unit, int hex) implements Action, OfUnit, AtHex {}

    /** The attacked unit, which might have refused combat, stays and fights. */
    record GiveBattle(int unit) implements Action, OfUnit {}

    /** Move along these hexes, if any, and off the map; a German unit joins this group there, counted from 1; a British one 0. */
    record Exit(int unit, Ids path, int group) implements Action, OfUnit {}

    /** Give up these units for the losses in fighting off the map. */
    record TakeLosses(Ids units) implements Action {}

    /** Supply this group beyond the edge from the map; to supply none, go on without naming one. */
    record NameGroup(int group) implements Action {}

    /** Put a unit beyond the edge into another group. */
    record Regroup(int unit, int group) implements Action, OfUnit {}

    /** Destroy an enemy supply unit beyond the edge. */
    record RaidSupply(int unit) implements Action, OfUnit {}

    /** [5.5] Load a unit on the train. */
    record Entrain(int unit) implements Action, OfUnit {}

    /** [5.5] Unload a unit from the train. */
    record Detrain(int unit) implements Action, OfUnit {}
}
