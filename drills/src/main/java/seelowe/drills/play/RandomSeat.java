package seelowe.drills.play;

import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import seelowe.drills.wire.Line;
import seelowe.drills.wire.Listener;
import seelowe.drills.wire.Wire;

/**
 * Plays one seat by choosing at random from what is offered: asks for a unit's choices when he picks one, as the page does, and sends one of
 * them. Lives in the wire's thread.
 */
public final class RandomSeat implements Listener {
    /** No: another choice, please. Everything else is somebody's mistake. */
    private static final Set<String> PART_OF_PLAY = Set.of("refused", "stale", "not-your-decision", "cannot-undo");

    private static final long SHORT_REST = 50;

    private final Wire wire;
    private final Made made;
    private final Manner manner;
    private final Random random;
    private final Diary diary;
    private @Nullable Line line;
    private @Nullable Board board;
    private long nextId = 1;
    private Diary.@Nullable Asked pending;
    private long askedAt;
    private int acknowledged;
    private long due;
    private boolean alarmed;
    private boolean resting;

    public RandomSeat(Wire wire, Made made, Manner manner, long seed, Diary diary) {
        this.wire = wire;
        this.made = made;
        this.manner = manner;
        this.random = new Random(seed);
        this.diary = diary;
    }

    /**
     * Sits down; to be called in the wire's thread.
     *
     * @param since the last change that he knows; negative for none
     */
    public void join(int port, int since) {
        pending = null;
        board = null;
        resting = false;
        acknowledged = -1;
        due = System.nanoTime() + (long) (manner.pace() * 1e6 * random.nextDouble());
        line = wire.open(port, Forms.address(made, since), this, Wire.WHOLE);
    }

    /** Does nothing more until he is told to go on; what is under way comes to its end. */
    public void rest() {
        resting = true;
    }

    public void goOn() {
        resting = false;
        consider();
    }

    public void leave() {
        if (line != null) {
            line.hangUp();
        }
    }

    /** Sends something of the caller's own; the answer is told to nobody but {@code told}. */
    public void say(String text) {
        if (line != null) {
            line.send(text);
        }
    }

    public Made made() {
        return made;
    }

    public @Nullable Board board() {
        return board;
    }

    /** Whether he has sent something that is not answered. */
    public boolean isWaiting() {
        return pending != null;
    }

    @Override
    public void heard(byte[] text, int length, long whole) {
        Heard heard = Forms.read(text, length, board);
        if (heard.board() != null && heard.id() < 0) {
            board = heard.board();
            diary.told(heard);
            if (board.over()) {
                diary.over();
            }
        } else if (heard.id() >= 0 && heard.id() == nextId - 1 && pending != null) {
            answered(heard, pending);
        } else {
            diary.told(heard);
        }
        consider();
    }

    private void answered(Heard heard, Diary.Asked what) {
        long nanos = System.nanoTime() - askedAt;
        pending = null;
        if (heard.isError()) {
            if (PART_OF_PLAY.contains(heard.code())) {
                diary.refused(what, heard);
            } else {
                diary.failed(what, heard);
                later(SHORT_REST);
            }
            return;
        }
        diary.answered(what, heard.seq(), nanos);
        if (what == Diary.Asked.CHOICES) {
            choose(heard.menu().choices());
        } else {
            acknowledged = heard.seq();
            if (what != Diary.Asked.HAND_OVER) {
                due = Math.max(due + manner.pace() * 1_000_000, System.nanoTime());
            }
        }
    }

    private void choose(List<String> choices) {
        if (choices.isEmpty() || board == null) {
            later(SHORT_REST);
        } else {
            act(board, any(choices));
        }
    }

    /** Does something if it is his turn, he has seen what he did last, and it is time. */
    private void consider() {
        Board now = board;
        if (resting || pending != null || now == null || now.over() || now.seq() < acknowledged) {
            return;
        }
        if (!now.isMine()) {
            maybeRemark(now);
            return;
        }
        long wait = (due - System.nanoTime()) / 1_000_000;
        if (wait > 0) {
            later(wait);
        } else if (!now.handOver().isEmpty()) {
            ask(Diary.Asked.HAND_OVER, now.handOver(), Forms.handOver(nextId, now.handOver()));
        } else if (now.canUndo() && random.nextDouble() < manner.undo()) {
            ask(Diary.Asked.UNDO, "", Forms.undo(nextId, now.seq()));
        } else if (!maybeRemark(now)) {
            pick(now);
        }
    }

    /** He may also speak while others think. */
    private boolean maybeRemark(Board now) {
        if (random.nextDouble() >= manner.comment()) {
            return false;
        }
        String words = "Remark " + now.seq() + " on this";
        ask(Diary.Asked.COMMENT, words, Forms.comment(nextId, words));
        return true;
    }

    private void pick(Board now) {
        Menu menu = now.menu();
        int number = random.nextInt(menu.size());
        menu.ready(number).ifPresentOrElse(action -> act(now, action), () -> {
            String unit = menu.unit(number);
            ask(Diary.Asked.CHOICES, unit, Forms.choices(nextId, unit));
        });
    }

    private void act(Board now, String action) {
        ask(Diary.Asked.ACT, action, Forms.act(nextId, action, now.seq()));
    }

    private void ask(Diary.Asked what, String words, String text) {
        if (line == null || !line.isOpen()) {
            return;
        }
        pending = what;
        nextId++;
        diary.asking(what, words);
        askedAt = System.nanoTime();
        line.send(text);
    }

    private void later(long milliseconds) {
        if (!alarmed) {
            alarmed = true;
            wire.after(milliseconds, () -> {
                alarmed = false;
                consider();
            });
        }
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    @Override
    public void closed(int code) {
        diary.cutOff(code, board != null);
        pending = null;
    }
}
