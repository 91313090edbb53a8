package seelowe.protocol.service;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.Ids;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.Point;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.SupplyStatus;

/** What one Player-Turn brought, gathered from the events that the asker may know: for a summary, and to be drawn on the map. */
final class TurnTale {
    /** A Player-Turn with more actions than these is told from here on: far more than one ever has. */
    private static final int LONGEST = 1200;

    /** Where a counter went; the unit is negative if it lies face down to the asker. */
    record Trail(int unit, Side side, List<Integer> path, Way way) {}

    /** How a counter came to where it is. */
    enum Way {
        MARCH,
        RAIL,
        LANDING,
        RETREAT,
        ADVANCE
    }

    /** A unit that was lost, and the hex where it stood, or -1. */
    record Loss(int unit, Side side, int hex) {}

    private final Sighted sighted;
    private final Side side;
    final List<Trail> trails = new ArrayList<>();
    final List<Loss> losses = new ArrayList<>();
    final Set<Integer> moved = new HashSet<>();
    int movedFaceDown;
    int landed;
    int fights;
    int activated;
    int unsupplied;
    int isolated;

    @Nullable
    Weather weather;
    /** The first action of it, counted from 1, and the last; none if there was no such turn yet. */
    int from;

    int to;
    private @Nullable GameState first;
    private @Nullable GameState last;

    private TurnTale(Sighted sighted, Side side) {
        this.sighted = sighted;
        this.side = side;
    }

    /** The last Player-Turn of a side, whether or not it is over. */
    static TurnTale of(Sighted sighted, Side side) {
        TurnTale tale = new TurnTale(sighted, side);
        Point now = sighted.now().after();
        int[] run = lastRun(now, side);
        tale.from = run[0];
        tale.to = run[1];
        if (run[0] > 0) {
            now.at(run[1]).walk(run[0], tale::read);
        }
        return tale;
    }

    /** First and last action of the last unbroken run of actions in phases of this side; zeros if there is none. */
    private static int[] lastRun(Point now, Side side) {
        int[] run = new int[2];
        int start = Math.max(1, now.actions() - LONGEST);
        now.walk(start, (before, point, after) -> {
            if (before.phase().side() != side) {
                return;
            }
            if (run[1] != point.actions() - 1 || run[0] == 0) {
                run[0] = point.actions();
            }
            run[1] = point.actions();
        });
        return run;
    }

    boolean isOver() {
        return sighted.now().after().actions() > to
                || (last != null && last.phase().side() != side);
    }

    int turn() {
        return first == null ? sighted.state().turn() : first.turn();
    }

    Side side() {
        return side;
    }

    int portsBefore() {
        return first == null ? 0 : VictoryConditions.portsHeld(first);
    }

    int portsAfter() {
        return last == null ? 0 : VictoryConditions.portsHeld(last);
    }

    /** Ports, cities and places with a name that changed hands. */
    List<Integer> taken() {
        return first == null || last == null ? List.of() : Places.changed(first, last);
    }

    boolean isGerman(int hex) {
        return last != null && last.isGermanHeld(hex);
    }

    private void read(GameState before, Point point, GameState after) {
        first = first == null ? before : first;
        last = after;
        sighted.seen(point.events(), before).forEach(event -> read(event, before));
    }

    private void read(Event event, GameState before) {
        if (event instanceof Event.WeatherSet set) {
            weather = set.weather();
        } else if (event instanceof Event.SupplyJudged judged) {
            unsupplied += judged.status() == SupplyStatus.UNSUPPLIED ? 1 : 0;
            isolated += judged.status() == SupplyStatus.ISOLATED ? 1 : 0;
        } else if (event instanceof Event.AttackDeclared || event instanceof CampaignEvent.AttackAnnounced) {
            fights += event instanceof Event.AttackDeclared ? 1 : 0;
        } else if (event instanceof Event.UnitActivated) {
            activated++;
        } else if (event instanceof Event.UnitEliminated lost && lost.unit() >= 0) {
            int place = before.place(lost.unit());
            losses.add(new Loss(lost.unit(), before.unit(lost.unit()).side(), Place.isHex(place) ? place : -1));
        } else {
            moves(event, before);
        }
    }

    private void moves(Event event, GameState before) {
        if (event instanceof Event.UnitMoved move) {
            goes(move.unit(), move.path(), Way.MARCH, before);
        } else if (event instanceof CampaignEvent.UnitExited exit) {
            goes(exit.unit(), exit.path(), Way.MARCH, before);
        } else if (event instanceof Event.UnitRailed rail) {
            goes(rail.unit(), rail.path(), Way.RAIL, before);
        } else if (event instanceof Event.UnitEntered entry) {
            goes(entry.unit(), entry.path(), Way.RAIL, before);
        } else if (event instanceof Event.UnitLanded landing) {
            lands(landing.unit(), landing.hex());
        } else if (event instanceof Event.UnitDropped drop) {
            lands(drop.unit(), drop.hex());
        } else if (event instanceof Event.UnitRetreated retreat) {
            trail(retreat.unit(), Ids.of(retreat.hex()), Way.RETREAT, before);
        } else if (event instanceof CampaignEvent.UnitWithdrew withdrawal) {
            trail(withdrawal.unit(), Ids.of(withdrawal.hex()), Way.RETREAT, before);
        } else if (event instanceof Event.UnitAdvanced advance) {
            trail(advance.unit(), Ids.of(advance.hex()), Way.ADVANCE, before);
        }
    }

    private void lands(int unit, int hex) {
        landed++;
        trails.add(new Trail(unit, Side.GERMAN, List.of(hex), Way.LANDING));
    }

    private void goes(int unit, Ids path, Way way, GameState before) {
        if (unit >= 0) {
            moved.add(unit);
        } else {
            movedFaceDown++;
        }
        trail(unit, path, way, before);
    }

    /** From where the counter stood, if that is known, over the hexes it entered. */
    private void trail(int unit, Ids path, Way way, GameState before) {
        List<Integer> hexes = new ArrayList<>();
        if (unit >= 0 && Place.isHex(before.place(unit))) {
            hexes.add(before.place(unit));
        }
        for (int hex : path.toArray()) {
            if (hex >= 0 && Place.isHex(hex)) {
                hexes.add(hex);
            }
        }
        trails.add(new Trail(unit, unit >= 0 ? before.unit(unit).side() : side, hexes, way));
    }
}
