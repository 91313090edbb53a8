package seelowe.opponents;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.state.PositionBuilder;
import seelowe.engine.term.PhaseName;
import seelowe.opponents.play.SeatedOpponent;

/** A position laid out counter by counter on the real map, and what an opponent does in it. */
final class Position {
    private final GameState begun;
    private final PositionBuilder builder;
    private final List<Integer> held = new ArrayList<>();

    private Position(Scenario scenario) {
        this.begun = RuleBook.begin(scenario, GameOptions.defaults(scenario.rules()));
        this.builder = PositionBuilder.from(begun);
        for (int unit = 0; unit < begun.unitCount(); unit++) {
            builder.unit(unit, Place.ELIMINATED, 0, -1);
        }
    }

    /** The map of a scenario without a counter on it. */
    static Position of(String code, int turn, PhaseName phase) {
        Position position = new Position(Games.scenario(code));
        position.builder.turn(turn).phase(phase);
        return position;
    }

    /** Puts the counters of these keys into a hex; where Germans stand is German. */
    Position at(String hex, String... keys) {
        for (String key : keys) {
            put(key, hex);
        }
        return this;
    }

    private void put(String key, String number) {
        int hex = hex(number);
        builder.unit(unit(key), hex, 0, -1);
        if (begun.unit(unit(key)).side() == Side.GERMAN) {
            held.add(hex);
        }
    }

    Position german(String... hexes) {
        for (String hex : hexes) {
            held.add(hex(hex));
        }
        return this;
    }

    /** Counters that wait for their crossing. */
    Position inFrance(String... keys) {
        for (String key : keys) {
            builder.unit(unit(key), Place.FRANCE, 0, -1);
        }
        return this;
    }

    /** The same with marks, put into a hex. */
    Position marked(String hex, Mark mark, String... keys) {
        for (String key : keys) {
            builder.unit(unit(key), hex(hex), mark.bit(), -1);
        }
        return this;
    }

    Position invaded(LandingArea... areas) {
        int bits = 0;
        for (LandingArea area : areas) {
            bits |= area.bit();
        }
        builder.invadedAreas(bits).nextAirTransport(1).weather(Weather.CLEAR);
        return this;
    }

    int unit(String key) {
        return requireNonNull(begun.scenario().unit(key), key).id();
    }

    int hex(String number) {
        return begun.map().grid().parse(number);
    }

    GameState build() {
        int[] hexes =
                held.stream().mapToInt(Integer::intValue).sorted().distinct().toArray();
        return builder.germanHeld(Ids.of(hexes)).germanEntered(Ids.of(hexes)).build();
    }

    /** The first thing that the opponent does. */
    Action decision(String opponent) {
        GameState state = build();
        return new SeatedOpponent(Opponents.named(opponent, 1), RuleBook.decider(state), 1)
                .decide(state)
                .action();
    }

    /** How things stand when the opponent has done with the phase; every die shows a three. */
    GameState afterPhase(String opponent) {
        GameState state = build();
        PhaseName phase = state.phase();
        Side side = RuleBook.decider(state);
        SeatedOpponent player = new SeatedOpponent(Opponents.named(opponent, 1), side, 1);
        while (state.phase() == phase && RuleBook.decider(state) == side) {
            Action action = player.decide(state).action();
            if (action instanceof Action.EndPhase) {
                return state;
            }
            Outcome outcome = RuleBook.apply(state, side, action, threes());
            state = ((Outcome.Played) outcome).state();
        }
        return state;
    }

    private static Dice threes() {
        return Dice.of(3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3);
    }
}
