package seelowe.conformance.play;

import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import seelowe.engine.action.Action;
import seelowe.engine.board.HexDirection;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.Cause;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.PhaseName;

/**
 * Keeps its own book of what is beyond the north edge in a game of The Lion's Tail, from the exits and losses alone, and reckons
 * scores, losses and the result a second time [LT 4, 5, 7]. It knows nothing of the engine's groups or points.
 */
final class NorthernLedger {
    private static final int GROUP_SIZE = 4;
    private static final int EDGE_ROWS = 3;
    private static final int WIN = 400;
    private static final int SUBSTANTIVE = 350;
    private static final int CONDITIONAL = 250;
    private static final int DRAW = 200;

    private final Scenario scenario;
    private final boolean reforming;
    /** Unit to group, for the Germans beyond the edge. */
    private final Map<Integer, Integer> groupOf = new TreeMap<>();

    private final Map<Integer, Integer> partisansRaised = new TreeMap<>();
    private int named;
    private int frozen;
    private int total;
    private int raids;
    private int suppliesAtRaid;
    private int due;
    private int rolled;

    NorthernLedger(Scenario scenario, boolean reforming) {
        this.scenario = scenario;
        this.reforming = reforming;
    }

    void read(RandomGame.Step step) {
        Scratch scratch = Scratch.of(step.before());
        GameState state = scratch.board();
        if (step.action() instanceof Action.TakeLosses) {
            lossesAreLeast(step);
        }
        for (Event event : step.events()) {
            note(event, state);
            scratch.apply(event);
        }
        groupsHoldFour();
    }

    private void note(Event event, GameState before) {
        if (event instanceof CampaignEvent.UnitExited exit && unit(exit.unit()).side() == Side.GERMAN) {
            groupOf.put(exit.unit(), exit.group());
        } else if (event instanceof CampaignEvent.UnitRegrouped regroup) {
            demand(reforming, "groups are fixed unless the players agreed otherwise");
            groupOf.put(regroup.unit(), regroup.group());
        } else if (event instanceof CampaignEvent.GroupNamed name) {
            demand(
                    name.group() == 0 || mayUseTheEdge(before, name.group()),
                    "a group that may be supplied from the map");
            named = name.group();
        } else if (event instanceof Event.UnitEliminated loss && groupOf.containsKey(loss.unit())) {
            noteLoss(loss);
        } else if (event instanceof Event.DieRolled die && die.purpose() == DiePurpose.OFF_MAP_COMBAT) {
            demand(rolled == 0 && combatUnits() > 0, "one roll a turn, with somebody exited");
            rolled = die.face();
            due = die.face();
        } else if (event instanceof Event.PhaseBegan began) {
            phase(began.phase(), before);
        } else if (event instanceof CampaignEvent.TurnScored score) {
            total += frozen;
            demand(score.halfPoints() == frozen && score.total() == total, "the score of the turn");
        } else if (event instanceof Event.GameEnded end) {
            demand(end.result() == level(), "the result that the points make");
        } else {
            noteRising(event, before);
        }
    }

    private void noteRising(Event event, GameState before) {
        if (event instanceof CampaignEvent.RisingsDue risings) {
            for (int city : risings.cities().toArray()) {
                boolean setUp =
                        before.phase() == PhaseName.GERMAN_SET_UP || before.phase() == PhaseName.PARTISAN_SET_UP;
                int raised = partisansRaised.merge(city, 1, Integer::sum);
                demand(setUp || raised == 1, "a city raises its partisan once");
            }
        }
    }

    private void noteLoss(Event.UnitEliminated loss) {
        if (loss.cause() == Cause.RAIDED) {
            demand(unit(loss.unit()).isSupply(), "raids destroy supply units");
            raids++;
        } else {
            demand(loss.cause() == Cause.OFF_MAP && unit(loss.unit()).isCombat(), "combat units pay for losses");
        }
        groupOf.remove(loss.unit());
    }

    private void phase(PhaseName phase, GameState before) {
        switch (phase) {
            case WEATHER -> {
                raids = 0;
                rolled = 0;
                named = 0;
            }
            case GERMAN_COMBAT, OFF_MAP_SUPPLY -> named = 0;
            case BRITISH_SUPPLY -> frozen = reckon(before);
            case SUPPLY_RAID -> suppliesAtRaid = supplies();
            case BRITISH_MECHANIZED ->
                demand(raids == Math.min(1, suppliesAtRaid), "one supply unit a turn is lost beyond the edge");
            default -> {}
        }
        if (phase == PhaseName.GERMAN_COMBAT) {
            demand(due == 0 || combatUnits() == 0 || rolled > 0, "losses are paid before the attacks");
            due = 0;
        }
    }

    private int reckon(GameState state) {
        int halves = 0;
        for (Map.Entry<Integer, Integer> entry : groupOf.entrySet()) {
            Unit unit = unit(entry.getKey());
            if (!unit.isCombat()) {
                continue;
            }
            if (hasSupply(entry.getValue())) {
                halves += 2 * unit.strength();
            } else if (entry.getValue() == named && isSupplyNearTheEdge(state)) {
                halves += unit.strength();
            }
        }
        return halves;
    }

    private boolean mayUseTheEdge(GameState state, int group) {
        return !hasSupply(group) && groupOf.containsValue(group) && isSupplyNearTheEdge(state);
    }

    private boolean hasSupply(int group) {
        return groupOf.entrySet().stream()
                .anyMatch(entry ->
                        entry.getValue() == group && unit(entry.getKey()).isSupply());
    }

    /** Row by row from the edge, over hexes that supply can pass. */
    private static boolean isSupplyNearTheEdge(GameState state) {
        TreeSet<Integer> reached = new TreeSet<>();
        for (int hex = 0; hex < state.map().size(); hex++) {
            if (state.map().grid().row(hex) == 1 && isOpen(state, hex)) {
                reached.add(hex);
            }
        }
        for (int length = 1; length <= EDGE_ROWS; length++) {
            if (reached.stream().anyMatch(hex -> state.supplyUnits(hex) > 0)) {
                return true;
            }
            for (int hex : reached.toArray(new Integer[0])) {
                for (int way = 0; way < HexDirection.COUNT; way++) {
                    int next = state.map().link(hex, way);
                    if (next >= 0 && isOpen(state, next)) {
                        reached.add(next);
                    }
                }
            }
        }
        return false;
    }

    private static boolean isOpen(GameState state, int hex) {
        return state.map().isLand(hex)
                && !state.hasGround(Side.BRITISH, hex)
                && (!state.controls(Side.BRITISH, hex) || state.hasGround(Side.GERMAN, hex));
    }

    /** Tries every total that the exited units can make. */
    private void lossesAreLeast(RandomGame.Step step) {
        int[] paid = ((Action.TakeLosses) step.action()).units().toArray();
        int sum = 0;
        for (int each : paid) {
            sum += halves(each, step.before());
        }
        long[] totals = new long[64];
        totals[0] = 1;
        for (int each : groupOf.keySet()) {
            int halves = unit(each).isCombat() ? halves(each, step.before()) : 0;
            for (int to = 64 * 64 - 1; halves > 0 && to >= halves; to--) {
                int from = to - halves;
                if ((totals[from >> 6] >>> (from & 63) & 1) != 0) {
                    totals[to >> 6] |= 1L << (to & 63);
                }
            }
        }
        int least = 2 * rolled;
        while (least < 64 * 64 && (totals[least >> 6] >>> (least & 63) & 1) == 0) {
            least++;
        }
        demand(least == 64 * 64 ? paid.length == combatUnits() : sum == least, "the least loss that is enough");
    }

    private int halves(int each, GameState state) {
        int group = groupOf.getOrDefault(each, 0);
        boolean supplied = hasSupply(group) || (group == named && isSupplyNearTheEdge(state));
        return supplied ? 2 * unit(each).strength() : unit(each).strength();
    }

    private GameResult level() {
        if (total >= WIN) {
            return GameResult.GERMAN_IMMEDIATE;
        }
        if (total >= SUBSTANTIVE) {
            return GameResult.GERMAN_SUBSTANTIVE;
        }
        if (total >= CONDITIONAL) {
            return GameResult.GERMAN_CONDITIONAL;
        }
        return total >= DRAW ? GameResult.DRAW : GameResult.BRITISH_VICTORY;
    }

    private void groupsHoldFour() {
        Map<Integer, Integer> sizes = new TreeMap<>();
        groupOf.forEach((each, group) -> sizes.merge(group, unit(each).isCombat() ? 1 : 0, Integer::sum));
        demand(sizes.values().stream().allMatch(size -> size <= GROUP_SIZE), "four combat units to a group");
    }

    private int combatUnits() {
        return (int)
                groupOf.keySet().stream().filter(each -> unit(each).isCombat()).count();
    }

    private int supplies() {
        return groupOf.size() - combatUnits();
    }

    private Unit unit(int id) {
        return scenario.unit(id);
    }

    private static void demand(boolean held, String what) {
        if (!held) {
            throw new AssertionError("Broken: " + what);
        }
    }
}
