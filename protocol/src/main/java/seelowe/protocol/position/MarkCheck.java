package seelowe.protocol.position;

import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.force.UnitType;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;
import seelowe.protocol.notation.Letters;
import seelowe.protocol.words.MarkWords;

/** Whether a unit can bear the marks it is said to bear: of the right kind and side, and at the right time. */
final class MarkCheck {
    private static final int OFF_THE_MAP = Mark.REVEALED.bit() | Mark.ACTIVATED.bit() | Mark.AIRBORNE.bit();

    private final GameState state;
    private final int unit;
    private final Unit counter;

    private MarkCheck(GameState state, int unit) {
        this.state = state;
        this.unit = unit;
        this.counter = state.unit(unit);
    }

    static void demandPossible(GameState state, int unit) {
        if (state.marks(unit) == 0) {
            return;
        }
        MarkCheck check = new MarkCheck(state, unit);
        for (Mark mark : Mark.values()) {
            if (state.has(unit, mark)) {
                check.bearer(mark);
                check.moment(mark);
            }
        }
        check.together();
    }

    private void bearer(Mark mark) {
        boolean onMap = Place.isHex(state.place(unit));
        demand(onMap || (mark.bit() & OFF_THE_MAP) != 0, mark, "is not on the map");
        boolean german = counter.side() == Side.GERMAN;
        switch (mark) {
            case DISRUPTED -> demand(counter.isCombat(), mark, "is no combat unit");
            case ENTRAINED -> {
                demand(!german, mark, "is German, and only British units ride trains");
                demand(counter.isCombat(), mark, "is no combat unit");
            }
            case UNACTIVATED ->
                demand(
                        !german && counter.isCombat() && state.rules().activation(),
                        mark,
                        "is no British combat unit of a scenario with activation");
            case ACTIVATED -> demand(state.place(unit) == Place.HOLDING_AREA, mark, "is not in the holding area");
            case UNSUPPLIED -> {
                demand(german, mark, "is British, and British units are supplied or isolated");
                demand(needsSupply(), mark, "is always supplied");
            }
            case ISOLATED -> demand(needsSupply(), mark, "is always supplied");
            case ATTACKED -> demand(counter.isCombat(), mark, "is no combat unit");
            case MOVED, STIRRED, DEFENDED -> demand(counter.isGround(), mark, "is an air unit");
            case DEBARKED, DEBARKED_IN_ZONE -> demand(german && counter.isGround(), mark, "is no German ground unit");
            case EXPENDED -> demand(counter.isSupply(), mark, "is no supply unit");
            case MUST_DETRAIN, AIRBORNE, BASED, REVEALED -> {}
        }
    }

    private boolean needsSupply() {
        return counter.isCombat() && counter.type() != UnitType.PARTISAN;
    }

    /** Marks of a phase are taken off when it ends. A game that is over may have ended in the middle of one. */
    private void moment(Mark mark) {
        PhaseName phase = state.phase();
        if (phase != PhaseName.GAME_OVER) {
            demand(
                    lasts(mark, phase, counter.side()),
                    mark,
                    "is " + Letters.word(counter.side()) + ", and in phase " + phase.code()
                            + " its side's have been taken off");
        }
    }

    private static boolean lasts(Mark mark, PhaseName phase, Side side) {
        boolean german = side == Side.GERMAN;
        return switch (mark) {
            case MOVED ->
                german
                        ? phase == PhaseName.GERMAN_MOVEMENT || phase == PhaseName.GERMAN_MECHANIZED
                        : phase == PhaseName.BRITISH_MOVEMENT
                                || phase == PhaseName.BRITISH_MECHANIZED
                                || phase == PhaseName.BRITISH_DEPLOYMENT;
            case STIRRED ->
                german
                        ? isWithin(phase, PhaseName.GERMAN_MOVEMENT, PhaseName.GERMAN_MECHANIZED)
                        : phase == PhaseName.BRITISH_DEPLOYMENT
                                || isWithin(phase, PhaseName.BRITISH_MOVEMENT, PhaseName.ENTRAINING);
            case ATTACKED -> phase == (german ? PhaseName.GERMAN_COMBAT : PhaseName.BRITISH_COMBAT);
            case DEFENDED -> phase == (german ? PhaseName.BRITISH_COMBAT : PhaseName.GERMAN_COMBAT);
            case EXPENDED -> phase == PhaseName.GERMAN_COMBAT;
            case DEBARKED, DEBARKED_IN_ZONE -> isWithin(phase, PhaseName.LANDING, PhaseName.OFF_MAP_COMBAT);
            case UNSUPPLIED, ISOLATED ->
                german
                        ? isWithin(phase, PhaseName.GERMAN_SUPPLY, PhaseName.RISINGS)
                        : isWithin(phase, PhaseName.BRITISH_SUPPLY, PhaseName.BRITISH_MECHANIZED);
            case DISRUPTED, ENTRAINED, MUST_DETRAIN, UNACTIVATED, ACTIVATED, AIRBORNE, BASED, REVEALED -> true;
        };
    }

    private static boolean isWithin(PhaseName phase, PhaseName first, PhaseName last) {
        return phase.compareTo(first) >= 0 && phase.compareTo(last) <= 0;
    }

    private void together() {
        boolean entrained = state.has(unit, Mark.ENTRAINED);
        boolean mustLeave = state.has(unit, Mark.MUST_DETRAIN);
        say(!mustLeave || entrained, "must detrain and is on no train: it needs the mark \"entrained\" too [5.5].");
        say(
                mustLeave || !entrained || !state.has(unit, Mark.DISRUPTED),
                "was disrupted on its train and must leave it: it needs the mark \"must-detrain\" too [10.81].");
        say(
                !state.has(unit, Mark.DEBARKED_IN_ZONE) || state.has(unit, Mark.DEBARKED),
                "landed in an enemy zone of control: it needs the mark \"debarked\" too [12.51].");
        say(
                !state.has(unit, Mark.UNSUPPLIED) || !state.has(unit, Mark.ISOLATED),
                "is either unsupplied or isolated, not both [9.4].");
    }

    private void demand(boolean held, Mark mark, String because) {
        String rule = MarkWords.of(mark).rule();
        say(held, "cannot be marked \"" + Letters.word(mark) + "\": it " + because + " [" + rule + "].");
    }

    private void say(boolean held, String problem) {
        PositionCheck.demand(held, "units", counter.key() + " " + problem);
    }
}
