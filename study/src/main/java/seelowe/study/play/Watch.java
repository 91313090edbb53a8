package seelowe.study.play;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import seelowe.engine.action.Action;
import seelowe.engine.board.HexGrid;
import seelowe.engine.event.Event;
import seelowe.engine.force.UnitType;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Cause;
import seelowe.opponents.arena.ArenaGame;
import seelowe.opponents.arena.MatchUp;
import seelowe.opponents.arena.PlayedGame;
import seelowe.opponents.value.Value;

/** Plays a game and counts what comes up in it. */
final class Watch {
    private static final int THOUSAND = 1000;

    private final ArenaGame game;
    private final GameState state;
    private final HexGrid grid;
    private final Value value;
    private final List<Integer> chances = new ArrayList<>();
    private final List<Integer> supply = new ArrayList<>();
    private final SortedMap<String, Integer> attacked = new TreeMap<>();
    private final SortedMap<String, Integer> counts = new TreeMap<>();
    private int supplyNow;
    private String column = "";

    private Watch(MatchUp matchUp, int number) {
        this.game = new ArenaGame(matchUp, number);
        this.state = game.state();
        this.grid = matchUp.scenario().map().grid();
        this.value = Value.of(matchUp.scenario().code());
    }

    static GameRow play(Cell cell, int number) {
        Watch watch = new Watch(cell.matchUp(), number);
        while (!watch.game.isOver()) {
            watch.step();
        }
        PlayedGame played = watch.game.playOut();
        return new GameRow(cell.number(), played, watch.chances, watch.supply, watch.attacked, watch.counts);
    }

    private void step() {
        int turn = state.turn();
        boolean[] held = germanPorts();
        Action action = game.step().action();
        count("action." + action.getClass().getSimpleName());
        boolean partisan = false;
        for (Event event : game.events()) {
            count("event." + event.getClass().getSimpleName());
            look(event);
            partisan |= isPartisan(event);
        }
        if (partisan) {
            countLostPorts(held);
        }
        if (state.turn() != turn || game.isOver()) {
            chances.add((int)
                    StrictMath.round(THOUSAND * value.prospect(state, turn).german()));
            supply.add(supplyNow);
            supplyNow = 0;
        }
    }

    private void look(Event event) {
        if (event instanceof Event.AttackDeclared attack) {
            column = name(attack.column());
            count("odds." + column);
            for (int i = 0; i < attack.targets().size(); i++) {
                attacked.merge(grid.number(attack.targets().get(i)), 1, Integer::sum);
            }
        } else if (event instanceof Event.ColumnChosen chosen) {
            column = name(chosen.column());
        } else if (event instanceof Event.CombatRolled rolled) {
            count("result." + column + "." + rolled.result());
        } else if (event instanceof Event.UnitEliminated lost) {
            count("lost." + state.unit(lost.unit()).side() + "." + lost.cause());
            supplyNow += lost.cause() == Cause.EXPENDED ? 1 : 0;
        } else if (event instanceof Event.UnitLanded landed && state.turn() == 1) {
            count("landed." + state.map().landingArea(landed.hex()));
        } else if (event instanceof Event.WeatherSet set) {
            count("weather." + set.weather());
        }
    }

    /** Where nobody is left to be attacked, there are no odds either. */
    private static String name(int column) {
        return column == CombatResultsTable.NOT_ALLOWED ? "none" : CombatResultsTable.columnName(column);
    }

    private boolean isPartisan(Event event) {
        if (event instanceof Event.PartisanPlaced) {
            return true;
        }
        if (event instanceof Event.UnitMoved moved) {
            return state.unit(moved.unit()).type() == UnitType.PARTISAN;
        }
        return event instanceof Event.UnitAdvanced advanced
                && state.unit(advanced.unit()).type() == UnitType.PARTISAN;
    }

    private boolean[] germanPorts() {
        int[] ports = state.map().portHexes();
        boolean[] held = new boolean[ports.length];
        for (int i = 0; i < ports.length; i++) {
            held[i] = state.isGermanHeld(ports[i]);
        }
        return held;
    }

    /** [S12] A port lost to partisans: by walking into it, or after a fight. */
    private void countLostPorts(boolean[] before) {
        boolean[] now = germanPorts();
        boolean fought = game.events().stream().anyMatch(Event.UnitAdvanced.class::isInstance);
        for (int i = 0; i < now.length; i++) {
            if (before[i] && !now[i]) {
                count(fought ? "port.partisans-fought" : "port.partisans-walked-in");
            }
        }
    }

    private void count(String what) {
        counts.merge(what, 1, Integer::sum);
    }
}
