package seelowe.conformance.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.event.Event;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.view.EventRedaction;
import seelowe.engine.view.View;
import seelowe.engine.view.Viewer;

/** Games at random in the fog, with a secret plan: what is told of them gives nothing away. */
class SecrecyTest {
    private static final int GAMES = 6;
    private static final int MOST_GAMES = 60;

    private static RandomGame game(long seed) {
        Scenario scenario = Built.scenario(List.of("LT", "N", "H").get((int) (seed % 3)));
        GameOptions options = GameOptions.defaults(scenario.rules())
                .change()
                .fogOfWar(true)
                .germanFreeDeployment(true)
                .britishFreeDeployment(seed % 4 == 0)
                .activationLapses(seed % 5 == 0)
                .groupsReformed(seed % 2 == 0)
                .build();
        return RandomGame.northbound(scenario, options, seed);
    }

    /** Plays until every kind of event has been told of, but for one that is seldom and names no unit. */
    @Test
    @Tag("Q64")
    @Tag("R11.61a")
    void Q64_no_event_of_any_kind_names_a_unit_that_is_face_down() {
        Set<String> unseen = new HashSet<>(Kinds.ofEventsInPlay());
        unseen.remove("AirfieldDestroyed");
        for (long seed = 1; seed <= MOST_GAMES && !(unseen.isEmpty() && seed > GAMES); seed++) {
            for (RandomGame.Step step : game(seed).playOut().steps()) {
                step.events().forEach(event -> unseen.remove(event.getClass().getSimpleName()));
                for (Viewer viewer : Viewer.values()) {
                    nothingIsNamed(step, viewer, "seed " + seed);
                }
            }
        }
        assertThat(unseen).as("kinds of events never met").isEmpty();
    }

    private static void nothingIsNamed(RandomGame.Step step, Viewer viewer, String where) {
        Scratch scratch = Scratch.of(step.before());
        GameState state = scratch.board();
        List<Event> told = new ArrayList<>();
        for (Event event : step.events()) {
            scratch.apply(event);
            EventRedaction.seen(event, state, viewer).ifPresent(seen -> {
                told.add(seen);
                for (int unit : NamedUnits.of(seen)) {
                    assertThat(Disguise.isFaceDown(state, unit, viewer))
                            .as("%s: %s is told %s", where, viewer, seen)
                            .isFalse();
                }
                assertThat(isOfThePlan(seen) && viewer != Viewer.GERMAN && Disguise.isPlanSecret(state))
                        .as("%s: %s is told %s", where, viewer, seen)
                        .isFalse();
            });
        }
        assertThat(EventRedaction.seen(step.events(), step.before(), viewer)).isEqualTo(told);
    }

    private static boolean isOfThePlan(Event event) {
        return event instanceof Event.AreaPlanned
                || event instanceof Event.AreasOpened
                || (event instanceof Event.DieRolled die && die.purpose() == DiePurpose.AREA);
    }

    /** Two counters that stay face down change names: the viewer must be told the same and see the same. */
    @Test
    void Q64_games_that_differ_only_in_what_is_face_down_look_and_sound_the_same() {
        int compared = 0;
        for (long seed = 1; seed <= GAMES; seed++) {
            for (RandomGame.Step step : game(seed).playOut().steps()) {
                for (Viewer viewer : Viewer.values()) {
                    compared += swappedIsTheSame(step, viewer);
                }
            }
        }
        assertThat(compared).as("pairs that something was told about").isGreaterThan(1000);
    }

    private static int swappedIsTheSame(RandomGame.Step step, Viewer viewer) {
        int[] pair = pair(step, viewer);
        if (pair.length < 2) {
            return 0;
        }
        Scratch scratch = Scratch.of(step.before());
        GameState other = scratch.board();
        Disguise.swap(scratch, pair[0], pair[1]);
        List<Event> renamed = step.events().stream()
                .map(event -> NamedUnits.renamed(event, unit -> exchanged(unit, pair)))
                .toList();
        assertThat(EventRedaction.seen(renamed, other, viewer))
                .isEqualTo(EventRedaction.seen(step.events(), step.before(), viewer));
        renamed.forEach(scratch::apply);
        assertThat(View.of(other, viewer)).isEqualTo(View.of(step.after(), viewer));
        return renamed.equals(step.events()) ? 0 : 1;
    }

    private static int exchanged(int unit, int[] pair) {
        if (unit == pair[0]) {
            return pair[1];
        }
        return unit == pair[1] ? pair[0] : unit;
    }

    /** A counter the events speak of and another of its side, both face down all the time. */
    private static int[] pair(RandomGame.Step step, Viewer viewer) {
        for (Event event : step.events()) {
            for (int named : NamedUnits.of(event)) {
                if (!staysFaceDown(step, named, viewer)) {
                    continue;
                }
                for (int unit = 0; unit < step.before().unitCount(); unit++) {
                    boolean same = step.before().unit(unit).side()
                            == step.before().unit(named).side();
                    if (unit != named && same && staysFaceDown(step, unit, viewer)) {
                        return new int[] {named, unit};
                    }
                }
            }
        }
        return new int[0];
    }

    private static boolean staysFaceDown(RandomGame.Step step, int unit, Viewer viewer) {
        return Disguise.isFaceDown(step.before(), unit, viewer) && Disguise.isFaceDown(step.after(), unit, viewer);
    }
}
