package seelowe.protocol.service;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.opponents.Opponents;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Pace;
import seelowe.opponents.play.SeatedOpponent;
import seelowe.opponents.play.Thoughts;

/**
 * Advice that keeps to one plan. The adviser makes his plan when the phase begins and looks on while it is played; what he would have
 * done and was not done stays his advice as long as it can be done. A die makes him think anew, for it is no part of a plan.
 */
final class Adviser {
    private static final long NANOS = 1_000_000;

    private final SeatedOpponent player;
    /** What he has seen done in this phase, and what came of it: the same orders may have met other dice. */
    private final List<Done> followed = new ArrayList<>();
    /** What he advised and nobody did. */
    private final List<Decision> open = new ArrayList<>();

    private @Nullable Decision latest;
    private volatile long deadline = Long.MAX_VALUE;

    private record Done(Action action, List<Event> events) {
        static Done at(Point point) {
            return new Done(point.action(), point.events());
        }
    }

    /** One who plays for this side as such a kind of opponent would, and thinks no longer than he is given. */
    Adviser(Opponents.Kind kind, int seed, Side side) {
        Pace pace = new Pace(System::nanoTime, Long.MAX_VALUE - 1, () -> System.nanoTime() > deadline, 1);
        this.player = new SeatedOpponent(kind.make(seed, pace), side, seed);
    }

    /** From now on he has so long to think. */
    void hurry(int milliseconds) {
        deadline = System.nanoTime() + NANOS * milliseconds;
    }

    /** The actions since the phase began; an adviser who began there can follow them. */
    static List<Point> sincePhaseBegan(Point now) {
        List<Point> points = new ArrayList<>();
        for (Point point = now; point.actions() > 0 && !beganPhase(point); point = point.before()) {
            points.add(point);
        }
        Collections.reverse(points);
        return points;
    }

    private static boolean beganPhase(Point point) {
        return point.events().stream().anyMatch(Event.PhaseBegan.class::isInstance);
    }

    /** Whether what he has seen is how these actions begin; after something was taken back it may not be. */
    synchronized boolean canFollow(List<Point> since) {
        for (int i = 0; i < followed.size(); i++) {
            if (i >= since.size() || !Done.at(since.get(i)).equals(followed.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** What to do now, after these actions. */
    synchronized Decision advise(Sighted sighted, List<Point> since) {
        for (Point point : since.subList(followed.size(), since.size())) {
            lookOn(point, sighted);
        }
        GameState state = sighted.state();
        open.removeIf(decision -> !isPossible(decision, state));
        return open.isEmpty() ? decide(state) : open.get(0);
    }

    /** What he weighed when he made his plan for the phase; nothing if there was nothing to choose. */
    synchronized Thoughts thoughts() {
        return player.thoughts();
    }

    private boolean isPossible(Decision decision, GameState state) {
        return RuleBook.refusal(state, player.side(), decision.action()).isEmpty();
    }

    /** Asked twice in the same place he says the same. */
    private Decision decide(GameState state) {
        Decision decision = latest;
        if (decision == null) {
            decision = player.decide(state);
            latest = decision;
        }
        return decision;
    }

    private void lookOn(Point point, Sighted sighted) {
        GameState before = point.before().state();
        if (player.plans() && RuleBook.decider(before) == player.side()) {
            Decision advised = decide(sighted.seen(before));
            if (!(advised.action() instanceof Action.EndPhase)) {
                open.add(advised);
            }
            open.removeIf(decision -> decision.action().equals(point.action()));
        }
        if (point.events().stream().anyMatch(Event.DieRolled.class::isInstance)) {
            open.clear();
        }
        latest = null;
        followed.add(Done.at(point));
    }
}
