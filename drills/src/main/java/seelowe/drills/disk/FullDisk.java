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

/** The disk is full for a while: what is not kept is not acknowledged, and afterwards all go on, the computers too. */
final class FullDisk implements DiskDrill.Harm {
    private static final int MEGABYTES = 48;

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
            return new Trial(where, disk).run();
        }
    }

    private static final class Trial {
        private static final int MOST_ACTIONS = 500;
        private static final long PATIENCE = 30_000;
        private static final long LONG_ENOUGH_TO_FAIL = 3000;
        /** More than they can finish a turn of before the disk is full. */
        private static final int COMPUTERS = 12;

        private final Harmed where;
        private final SmallDisk disk;
        private final List<String> wrong = new ArrayList<>();
        private String refusal = "";
        private int acknowledged;
        private int interrupted;

        Trial(Harmed where, SmallDisk disk) {
            this.where = where;
            this.disk = disk;
        }

        Finding run() {
            Made made;
            try (ServerProcess server = start()) {
                Host host = new Host(server.port());
                made = host.make(Order.hotSeat(0)).get(0);
                List<Made> computers = new ArrayList<>();
                for (int number = 0; number < COMPUTERS; number++) {
                    computers.addAll(host.make(Order.solo(1, "steady").of("N")));
                }
                disk.fill();
                playUntilRefused(server, made);
                Machine.rest(LONG_ENOUGH_TO_FAIL);
                disk.makeRoom();
                awaitComputers(server, computers);
                goOn(server, made);
            }
            try (ServerProcess server = start();
                    Guest guest = join(server, made)) {
                demand(guest.seq() == acknowledged, "after a restart change " + guest.seq() + " is the last");
            }
            return new Finding(
                    acknowledged + " changes acknowledged, " + refusal + " in between; " + interrupted
                            + " computers interrupted",
                    wrong,
                    "");
        }

        private ServerProcess start() {
            return ServerProcess.start(disk.folder().resolve("games"), where.javaOptions());
        }

        private Guest join(ServerProcess server, Made made) {
            return Guest.join(where.wire(), server.port(), made, PATIENCE, 1);
        }

        private void playUntilRefused(ServerProcess server, Made made) {
            try (Guest guest = join(server, made)) {
                Heard answer = guest.act();
                for (int number = 0; number < MOST_ACTIONS && !answer.isError(); number++) {
                    answer = guest.act();
                }
                refusal = answer.code();
                acknowledged = guest.seq();
                demand(refusal.equals("cannot-store"), "a full disk was answered with " + refusal);
            }
        }

        /** One that does not go on is enough to know. */
        private void awaitComputers(ServerProcess server, List<Made> games) {
            for (Made game : games) {
                if (wrong.isEmpty()) {
                    awaitComputer(server, game);
                }
            }
        }

        private void awaitComputer(ServerProcess server, Made game) {
            try (Guest guest = join(server, game)) {
                Board board = guest.board();
                if (board == null) {
                    wrong.add("a computer's game cannot be joined: "
                            + guest.welcome().message());
                } else if (!board.isMine()) {
                    interrupted++;
                    demand(guest.awaitBeyond(board.seq()), "a computer does not go on after change " + board.seq());
                }
            }
        }

        private void goOn(ServerProcess server, Made made) {
            try (Guest guest = join(server, made)) {
                demand(guest.seq() == acknowledged, "change " + acknowledged + " was the last, not " + guest.seq());
                demand(!guest.act().isError(), "with room again the game does not go on");
                acknowledged = guest.seq();
            }
        }

        private void demand(boolean holds, String otherwise) {
            if (!holds) {
                wrong.add(otherwise);
            }
        }
    }
}
