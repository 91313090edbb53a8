package seelowe.drills.disk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import seelowe.drills.disk.DiskDrill.Finding;
import seelowe.drills.disk.DiskDrill.Harmed;
import seelowe.drills.machine.Machine;
import seelowe.drills.machine.ServerProcess;
import seelowe.drills.play.Board;
import seelowe.drills.play.Guest;
import seelowe.drills.play.Heard;
import seelowe.drills.play.Host;
import seelowe.drills.play.Made;
import seelowe.drills.play.Order;

/** The disk is full for a while: what is not kept is not acknowledged, and afterwards all go on, the computer too. */
final class FullDisk implements DiskDrill.Harm {
    private static final int MEGABYTES = 48;
    private static final int MOST_ACTIONS = 500;
    private static final long PATIENCE = 30_000;
    private static final long LONG_ENOUGH_TO_FAIL = 3000;

    @Override
    public String name() {
        return "full";
    }

    @Override
    public Finding meet(Harmed where) {
        Optional<SmallDisk> small = SmallDisk.mount(where.scratch().of("disk"), MEGABYTES);
        if (small.isEmpty()) {
            return Finding.skipped("only root can mount a small disk");
        }
        try (SmallDisk disk = small.get()) {
            return fillAndEmpty(where, disk);
        }
    }

    private static Finding fillAndEmpty(Harmed where, SmallDisk disk) {
        List<String> wrong = new ArrayList<>();
        Made made;
        int acknowledged;
        String refusal;
        String computer;
        try (ServerProcess server = ServerProcess.start(disk.folder().resolve("games"), where.javaOptions())) {
            Host host = new Host(server.port());
            made = host.make(Order.hotSeat(0)).get(0);
            Made solo = host.make(Order.solo(1, "steady").of("N")).get(0);
            letTheComputerBegin(where, server, solo);
            disk.fill();
            try (Guest guest = Guest.join(where.wire(), server.port(), made, PATIENCE, 1)) {
                Heard last = playUntilRefused(guest);
                acknowledged = guest.seq();
                refusal = last.code();
                if (!refusal.equals("cannot-store")) {
                    wrong.add("a full disk was answered with " + refusal + " " + last.message());
                }
            }
            try (Guest computers = Guest.join(where.wire(), server.port(), solo, PATIENCE, 2)) {
                Machine.rest(LONG_ENOUGH_TO_FAIL);
                int before = computers.seq();
                disk.makeRoom();
                computer = goesOn(computers, before, wrong);
            }
            try (Guest back = Guest.join(where.wire(), server.port(), made, PATIENCE, 3)) {
                if (back.seq() != acknowledged) {
                    wrong.add("change " + acknowledged + " was the last, and now it is " + back.seq());
                }
                if (back.act().isError()) {
                    wrong.add("with room again the game does not go on");
                }
                acknowledged = back.seq();
            }
        }
        try (ServerProcess server = ServerProcess.start(disk.folder().resolve("games"), where.javaOptions());
                Guest guest = Guest.join(where.wire(), server.port(), made, PATIENCE, 4)) {
            if (guest.seq() != acknowledged) {
                wrong.add("after a restart " + guest.seq() + " changes are there, not " + acknowledged);
            }
        }
        return new Finding(acknowledged + " changes acknowledged, " + refusal + " in between; " + computer, wrong, "");
    }

    private static void letTheComputerBegin(Harmed where, ServerProcess server, Made solo) {
        try (Guest watching = Guest.join(where.wire(), server.port(), solo, PATIENCE, 5)) {
            watching.awaitBeyond(0);
        }
    }

    private static Heard playUntilRefused(Guest guest) {
        Heard answer = guest.act();
        for (int number = 0; number < MOST_ACTIONS && !answer.isError(); number++) {
            answer = guest.act();
        }
        return answer;
    }

    /** The computer was to decide when the disk was full. */
    private static String goesOn(Guest computers, int before, List<String> wrong) {
        Board board = computers.board();
        if (board == null) {
            wrong.add("the computer's game cannot be joined: "
                    + computers.welcome().message());
            return "no computer";
        }
        if (board.isMine()) {
            return "the computer was done before";
        }
        if (!computers.awaitBeyond(before)) {
            wrong.add("the computer does not go on after change " + before);
        }
        return "the computer went from change " + before + " to " + computers.seq();
    }
}
