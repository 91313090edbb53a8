package seelowe.server.admin;

import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Request;
import seelowe.server.account.Accounts;
import seelowe.server.people.Bans;
import seelowe.server.people.People;
import seelowe.server.people.Person;
import seelowe.server.security.Happening;
import seelowe.server.security.SecurityLog;
import seelowe.server.store.Database;
import seelowe.server.store.GameStore;
import seelowe.server.table.Tables;
import seelowe.server.talk.Reports;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What the host can do about games and people. Whatever changes something is in the log before it is done. */
public final class Admin {
    private static final String ABOUT = "about";
    private static final String WHY = "why";
    private static final int MOST = 1000;
    private static final int USUAL = 50;

    private final Accounts accounts;
    private final People people;
    private final Bans bans;
    private final GameStore games;
    private final Tables tables;
    private final Reports reports;
    private final AdminLists lists;
    private final AdminLog log;
    private final SecurityLog noted;
    private final Map<String, Runnable> keys = new LinkedHashMap<>();
    private final Map<String, Act> acts = new LinkedHashMap<>();

    /** Something that can be done. */
    private interface Act {
        void in(Request request, ObjectNode answer);
    }

    public Admin(
            Database database,
            Accounts accounts,
            People people,
            Bans bans,
            GameStore games,
            Tables tables,
            Reports reports,
            Clock clock,
            SecurityLog noted) {
        this.noted = noted;
        this.accounts = accounts;
        this.people = people;
        this.bans = bans;
        this.games = games;
        this.tables = tables;
        this.reports = reports;
        this.lists = new AdminLists(database);
        this.log = new AdminLog(database, clock);
        acts.put(
                "games",
                (request, answer) -> answer.set("games", lists.games(all(request), about(request), most(request))));
        acts.put("people", (request, answer) -> answer.set("people", lists.people(about(request), most(request))));
        acts.put("reports", this::reports);
        acts.put("log", this::log);
        acts.put("settle", this::settle);
        acts.put("close", this::close);
        acts.put("ban", this::ban);
        acts.put("unban", this::unban);
        acts.put("delete-game", this::deleteGame);
        acts.put("delete-person", this::deletePerson);
        acts.put("link", this::link);
        acts.put("rotate", this::rotate);
    }

    /** Secrets of the server that can be made anew. */
    public Admin with(String name, Runnable rotation) {
        keys.put(name, rotation);
        return this;
    }

    /** Does what is asked for. */
    ObjectNode answer(Request request) {
        String what = request.text("act");
        Act act = acts.get(what);
        if (act == null) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, "act", "There is nothing called \"" + what + "\" to do.");
        }
        ObjectNode answer = Json.object();
        act.in(request, answer);
        return answer;
    }

    private static String about(Request request) {
        return request.text(ABOUT, "");
    }

    private static boolean all(Request request) {
        return request.flag("all");
    }

    private static int most(Request request) {
        return request.number("most", 1, MOST, USUAL);
    }

    /** Writes down what is about to be done. */
    private void note(Request request, String note) {
        String who = request.text("who", "");
        log.add(who, request.text("act"), about(request), note);
        noted.note(Happening.ADMIN, "", "act", request.text("act"), "about", about(request), "by", who);
    }

    private Person person(Request request) {
        return people.person(request.text(ABOUT))
                .orElseThrow(() -> new JsonMistake(
                        MistakeCode.BAD_VALUE,
                        ABOUT,
                        "There is no person " + about(request) + "; \"admin people\" lists them with their ids."));
    }

    private String game(Request request) {
        String game = request.text(ABOUT);
        return games.game(game)
                .orElseThrow(() -> new JsonMistake(
                        MistakeCode.UNKNOWN_GAME,
                        ABOUT,
                        "There is no game " + game + "; \"admin games\" lists them with their ids."))
                .id();
    }

    private void reports(Request request, ObjectNode answer) {
        ArrayNode list = answer.putArray("reports");
        for (Reports.Report report : reports.list(all(request), most(request))) {
            list.addObject()
                    .put("report", report.id())
                    .put("at", report.at())
                    .put("game", report.game())
                    .put("by", report.by())
                    .put(ABOUT, report.about())
                    .put("person", report.aboutPerson())
                    .put(WHY, report.why())
                    .put("passage", report.passage())
                    .put("settled", report.settledAt());
        }
    }

    private void log(Request request, ObjectNode answer) {
        ArrayNode list = answer.putArray("log");
        for (AdminLog.Line line : log.list(most(request))) {
            list.addObject()
                    .put("number", line.number())
                    .put("at", line.at())
                    .put("who", line.who())
                    .put("act", line.act())
                    .put(ABOUT, line.about())
                    .put("note", line.note());
        }
    }

    private void settle(Request request, ObjectNode answer) {
        note(request, "");
        if (!reports.settle(request.text(ABOUT))) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, ABOUT, "There is no such report, or it is settled.");
        }
        answer.put("done", "The report is settled.");
    }

    private void close(Request request, ObjectNode answer) {
        String game = game(request);
        note(request, request.text(WHY, ""));
        tables.closeForGood(game);
        answer.put("done", "The game " + game + " is closed: it can be looked at, and nobody plays on.");
    }

    private void ban(Request request, ObjectNode answer) {
        Person person = person(request);
        String why = request.text(WHY, "");
        note(request, person.name() + (why.isEmpty() ? "" : ": " + why));
        bans.ban(person.id(), why);
        answer.put("done", person.name() + " is banned, and was sent away from everywhere.");
    }

    private void unban(Request request, ObjectNode answer) {
        Person person = person(request);
        note(request, person.name());
        answer.put(
                "done",
                bans.lift(person.id()) ? person.name() + " may come again." : person.name() + " was not banned.");
    }

    private void deleteGame(Request request, ObjectNode answer) {
        String game = game(request);
        note(request, request.text(WHY, ""));
        tables.delete(game);
        answer.put("done", "The game " + game + " is deleted.");
    }

    private void deletePerson(Request request, ObjectNode answer) {
        Person person = person(request);
        note(request, request.text(WHY, ""));
        accounts.delete(person.id());
        answer.put("done", "All that was kept about this person is deleted.");
    }

    private void link(Request request, ObjectNode answer) {
        Person person = person(request);
        note(request, person.name());
        answer.put("link", accounts.links().make(person.id()));
        answer.put("done", "With this link " + person.name() + " signs in: once, within a day.");
    }

    private void rotate(Request request, ObjectNode answer) {
        String which = about(request);
        List<String> meant = which.isEmpty() ? List.copyOf(keys.keySet()) : List.of(which);
        if (!keys.keySet().containsAll(meant)) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE, ABOUT, "There are these keys: " + String.join(", ", keys.keySet()) + ".");
        }
        note(request, String.join(", ", meant));
        meant.forEach(each -> Objects.requireNonNull(keys.get(each)).run());
        answer.put("done", "Made anew: " + String.join(", ", meant) + ".");
    }
}
