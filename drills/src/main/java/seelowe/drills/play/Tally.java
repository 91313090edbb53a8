package seelowe.drills.play;

import java.util.Map;
import java.util.TreeMap;
import seelowe.drills.report.Timings;

/** What a run counts. Written in the wire's thread, read when it is over. */
public final class Tally {
    private Timings acknowledgements = new Timings();
    private Timings questions = new Timings();
    private final Map<String, Integer> errors = new TreeMap<>();
    private int refusedJoins;
    private int lostLines;
    private int refusals;
    private int finished;
    private boolean ended;

    /** Measuring begins here; what went wrong before still counts. */
    public void begin() {
        ended = false;
        acknowledgements = new Timings();
        questions = new Timings();
        refusals = 0;
    }

    /** Measuring ends here: what comes later is not of this run, and the timings can be read while play goes on. */
    public void end() {
        ended = true;
    }

    public void acknowledged(long nanos) {
        if (!ended) {
            acknowledgements.add(nanos);
        }
    }

    public void questioned(long nanos) {
        if (!ended) {
            questions.add(nanos);
        }
    }

    public void error(String code) {
        errors.merge(code, 1, Integer::sum);
    }

    public void refused() {
        refusals++;
    }

    public void refusedJoin(int code) {
        refusedJoins++;
        error("join-" + code);
    }

    public void lost(int code) {
        lostLines++;
        error("line-" + code);
    }

    public void finishedGame() {
        finished++;
    }

    public Timings acknowledgements() {
        return acknowledgements;
    }

    public Timings questions() {
        return questions;
    }

    public Map<String, Integer> errors() {
        return errors;
    }

    public int refusedJoins() {
        return refusedJoins;
    }

    public int lostLines() {
        return lostLines;
    }

    public int refusals() {
        return refusals;
    }

    public int finished() {
        return finished;
    }
}
