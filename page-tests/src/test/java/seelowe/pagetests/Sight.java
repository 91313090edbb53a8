package seelowe.pagetests;

import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import seelowe.engine.game.Game;
import seelowe.engine.state.GameState;
import seelowe.engine.view.EventRedaction;
import seelowe.engine.view.View;
import seelowe.engine.view.Viewer;
import seelowe.protocol.form.EventJson;
import seelowe.protocol.form.Json;
import seelowe.protocol.notation.Names;
import seelowe.protocol.record.RecordReader;
import seelowe.protocol.record.Replay;
import seelowe.server.testing.Servers;

/** Which counters somebody got to see in a game, by the rules [Q64] and the game's own record; not by what a server told him. */
final class Sight {
    /** As messages and notation name counters. */
    private static final Pattern KEY = Pattern.compile("\\b(?:GE|GB)-[A-Z0-9]+(?:-[A-Z0-9]+)*");

    private Sight() {}

    static Set<String> of(String record, Viewer viewer) {
        Replay replay = Replay.of(RecordReader.read(record), Servers.DATA);
        Set<String> seen = new TreeSet<>();
        GameState before = replay.start();
        shown(before, viewer, seen);
        for (Game.Step step : replay.steps()) {
            if (step.after().result() == null) {
                seen.addAll(named(Json.text(EventJson.write(
                        EventRedaction.seen(step.events(), before, viewer), new Names(before.scenario())))));
                shown(step.after(), viewer, seen);
            }
            before = step.after();
        }
        return seen;
    }

    private static void shown(GameState state, Viewer viewer, Collection<String> seen) {
        View.of(state, viewer)
                .units()
                .forEach(unit ->
                        seen.add(state.scenario().roster().get(unit.unit()).key()));
    }

    /** All the counters that a text names. */
    static Set<String> named(String text) {
        Set<String> named = new TreeSet<>();
        Matcher keys = KEY.matcher(text);
        while (keys.find()) {
            named.add(keys.group());
        }
        return named;
    }
}
