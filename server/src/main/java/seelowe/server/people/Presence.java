package seelowe.server.people;

import java.time.Clock;
import java.time.Duration;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.engine.force.Side;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.Values;
import seelowe.protocol.service.Messages;
import seelowe.server.store.GameStore;
import seelowe.server.table.Announcement;
import seelowe.server.table.Feature;
import seelowe.server.table.Role;
import seelowe.server.table.Screen;
import seelowe.server.table.Tables;
import seelowe.server.table.Visit;
import tools.jackson.databind.node.ObjectNode;

/** Who sits on each side of games between two people, and whether he is there: told to all at the table whenever it changes. */
public final class Presence implements Feature, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Presence.class);
    /** Whose line breaks is away for so long before he counts as gone. */
    private static final Duration GRACE = Duration.ofMinutes(1);

    /** Whether a player is there. */
    public enum State {
        /** The board is before him. */
        HERE,
        /** He looks at something else, or his line has just broken. */
        AWAY,
        GONE,
        /** He has deleted himself and will not come back. */
        LEFT;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The screens at one table. */
    private static final class Gathering {
        private final Set<Screen> screens = new HashSet<>();
        private final Map<Side, Long> lostAt = new EnumMap<>(Side.class);
        private Map<Side, State> told = Map.of();

        State state(Side side, long now) {
            boolean there = false;
            for (Screen screen : screens) {
                if (screen.plays(side) && screen.isLooking()) {
                    return State.HERE;
                }
                there |= screen.plays(side);
            }
            return there || now - lostAt.getOrDefault(side, now - GRACE.toMillis()) < GRACE.toMillis()
                    ? State.AWAY
                    : State.GONE;
        }

        Map<Side, State> states(long now) {
            Map<Side, State> states = new EnumMap<>(Side.class);
            for (Side side : Side.values()) {
                states.put(side, state(side, now));
            }
            return states;
        }
    }

    private final GameStore store;
    private final Tables tables;
    private final Clock clock;
    private final Map<String, Gathering> gatherings = new ConcurrentHashMap<>();
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread one = new Thread(task, "presence");
        one.setDaemon(true);
        return one;
    });

    public Presence(GameStore store, Tables tables, Clock clock) {
        this.store = store;
        this.tables = tables;
        this.clock = clock;
    }

    /** Whether the player of this side is there. */
    public State of(String game, Side side) {
        Map<Side, State> states = states(game);
        return states.getOrDefault(side, State.GONE);
    }

    /** Whether this person has the game before his eyes. */
    public boolean isLooking(String game, String person) {
        Gathering gathering = gatherings.get(game);
        if (gathering == null) {
            return false;
        }
        synchronized (gathering) {
            return gathering.screens.stream()
                    .anyMatch(screen -> screen.isLooking()
                            && screen.person().filter(person::equals).isPresent());
        }
    }

    private Map<Side, State> states(String game) {
        Gathering gathering = gatherings.get(game);
        if (gathering == null) {
            return Map.of();
        }
        synchronized (gathering) {
            return gathering.states(clock.millis());
        }
    }

    @Override
    public void addTo(Messages<Visit> messages) {
        messages.add(
                "looking",
                (visit, request, answer) -> {
                    visit.screen().look(request.flag("looking"));
                    tellIfChanged(visit.table().row().id());
                },
                "looking");
    }

    @Override
    public void greet(Visit visit, ObjectNode hello) {
        if (isOfTwo(visit)) {
            hello.set("seats", seats(visit.table().row().id()));
        }
    }

    private static boolean isOfTwo(Visit visit) {
        return visit.table().row().mode().equals("net");
    }

    @Override
    public void came(Visit visit) {
        if (isOfTwo(visit)) {
            String game = visit.table().row().id();
            gatherings.compute(game, (unused, known) -> {
                Gathering gathering = known == null ? new Gathering() : known;
                synchronized (gathering) {
                    gathering.screens.add(visit.screen());
                }
                return gathering;
            });
            tellIfChanged(game);
        }
    }

    @Override
    public void went(Visit visit) {
        String game = visit.table().row().id();
        gatherings.computeIfPresent(game, (unused, gathering) -> {
            synchronized (gathering) {
                gathering.screens.remove(visit.screen());
                for (Side side : Side.values()) {
                    if (visit.screen().plays(side)) {
                        gathering.lostAt.put(side, clock.millis());
                    }
                }
            }
            return gathering;
        });
        tellIfChanged(game);
        lookAgain(game);
    }

    private void lookAgain(String game) {
        try {
            ScheduledFuture<?> unused = thread.schedule(() -> round(game), GRACE.toMillis() + 1, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException stopping) {
            LOG.debug("Nobody is told any more");
        }
    }

    private void round(String game) {
        try {
            tellIfChanged(game);
            gatherings.computeIfPresent(game, (unused, gathering) -> {
                synchronized (gathering) {
                    boolean allGone = gathering.screens.isEmpty()
                            && !gathering.states(clock.millis()).containsValue(State.AWAY);
                    return allGone ? null : gathering;
                }
            });
        } catch (RuntimeException failure) {
            LOG.error("Those at game {} could not be told who is there", game, failure);
        }
    }

    private void tellIfChanged(String game) {
        Gathering gathering = gatherings.get(game);
        if (gathering == null) {
            return;
        }
        synchronized (gathering) {
            Map<Side, State> states = gathering.states(clock.millis());
            if (states.equals(gathering.told)) {
                return;
            }
            gathering.told = states;
        }
        tell(game);
    }

    /** Somebody has taken a seat: all at the table are told who it is. */
    public void tell(String game) {
        ObjectNode message = Json.object().put("type", "seats");
        message.setAll(seats(game));
        tables.announce(game, Announcement.toAll(message));
    }

    private ObjectNode seats(String game) {
        Map<Side, State> states = states(game);
        ObjectNode node = Json.object();
        for (Side side : Side.values()) {
            String role = Role.of(side).word();
            State state = store.hasLeft(game, role) ? State.LEFT : states.getOrDefault(side, State.GONE);
            node.putObject(Values.word(side))
                    .put("name", store.name(game, role))
                    .put("presence", state.word());
        }
        return node;
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
