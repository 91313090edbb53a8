package seelowe.engine.phase;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Die;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.Refusal;

/**
 * [4.0] The fixed order of phases. Opens and closes them, passes over those without a decision, turns the Game-Turn and ends
 * the game.
 */
@Rule({"R4.0", "R4.1-T", "R4.2"})
public final class SequenceOfPlay {
    private static final PhaseName[] ORDER = PhaseName.values();
    private static final Phase INITIAL_LANDING = new InitialLandingPhase();
    private static final Map<PhaseName, Phase> STANDARD = Collections.unmodifiableMap(phases());

    private SequenceOfPlay() {}

    private static Map<PhaseName, Phase> phases() {
        Map<PhaseName, Phase> phases = new EnumMap<>(PhaseName.class);
        phases.put(PhaseName.LANDING_PLAN, new LandingPlanPhase());
        phases.put(PhaseName.BRITISH_DEPLOYMENT, new BritishDeploymentPhase());
        phases.put(PhaseName.WEATHER, new WeatherPhase());
        phases.put(PhaseName.LANDING, new LandingPhase());
        phases.put(PhaseName.GERMAN_REINFORCEMENT, new GermanReinforcementPhase());
        phases.put(PhaseName.GERMAN_SUPPLY, new SupplyJudgementPhase(Side.GERMAN));
        phases.put(PhaseName.GERMAN_AIR, new AirAttackPhase(Side.GERMAN));
        phases.put(PhaseName.GERMAN_MOVEMENT, new MovementPhase(Side.GERMAN, false));
        phases.put(PhaseName.GERMAN_COMBAT, new CombatPhase(Side.GERMAN));
        phases.put(PhaseName.GERMAN_MECHANIZED, new MovementPhase(Side.GERMAN, true));
        phases.put(PhaseName.GERMAN_RECOVERY, new RecoveryPhase(Side.GERMAN));
        phases.put(PhaseName.EMBARKATION, new EmbarkationPhase());
        phases.put(PhaseName.BRITISH_REINFORCEMENT, new BritishReinforcementPhase());
        phases.put(PhaseName.ACTIVATION, new ActivationPhase());
        phases.put(PhaseName.BRITISH_SUPPLY, new SupplyJudgementPhase(Side.BRITISH));
        phases.put(PhaseName.BRITISH_AIR, new AirAttackPhase(Side.BRITISH));
        phases.put(PhaseName.BRITISH_MOVEMENT, new MovementPhase(Side.BRITISH, false));
        phases.put(PhaseName.BRITISH_COMBAT, new CombatPhase(Side.BRITISH));
        phases.put(PhaseName.BRITISH_MECHANIZED, new MovementPhase(Side.BRITISH, true));
        phases.put(PhaseName.ENTRAINING, new EntrainingPhase());
        phases.put(PhaseName.BRITISH_RECOVERY, new RecoveryPhase(Side.BRITISH));
        phases.put(PhaseName.GAME_OVER, new GameOver());
        return phases;
    }

    /** The phases of a scenario without rules of its own. */
    public static Map<PhaseName, Phase> standardPhases() {
        return STANDARD;
    }

    /** From laid-out counters to the first decision. */
    public static void begin(Resolution play) {
        play.emit(new Event.GameTurnBegan(1));
        SpecialPlay.of(play.state()).begin(play);
        enter(play, PhaseName.LANDING_PLAN);
    }

    public static Side decider(GameState state) {
        return phase(state).decider(state);
    }

    /** Whether play ever waits for somebody here; if not, it would run on to a later phase by itself. */
    public static boolean rests(GameState state) {
        return phase(state).rests(state);
    }

    public static Optional<Refusal> refusal(GameState state, Side side, Action action) {
        if (state.phase() != PhaseName.GAME_OVER && side != decider(state)) {
            return Optional.of(new Refusal("R2.0", "It is the other player's decision now."));
        }
        if (action instanceof Action.Ending && state.phase() != PhaseName.GAME_OVER) {
            return Optional.empty();
        }
        Optional<Refusal> unknown = KnownIds.refusal(state, action);
        return unknown.isPresent() ? unknown : phase(state).refusal(state, action);
    }

    /** Carries out an action up to its first die, or to its end if none is due. */
    public static void resolve(Resolution play, Action action) {
        if (action instanceof Action.Ending) {
            GameEnd.end(play, action);
            return;
        }
        phase(play.state()).resolve(play, action);
        settle(play);
    }

    /** The die that is due shows this face: on to the next, or to the end. */
    public static void roll(Resolution play, int face) {
        Die die = play.thrown(face);
        phase(play.state()).rolled(play, die, face);
        settle(play);
    }

    private static void settle(Resolution play) {
        if (play.due() == null) {
            GameEnd.checkSuddenDefeat(play);
        }
    }

    public static void options(GameState state, Consumer<Action> menu) {
        phase(state).options(state, menu);
    }

    public static void optionsOf(GameState state, int unit, Consumer<Action> menu) {
        phase(state).optionsOf(state, unit, menu);
    }

    public static void outline(GameState state, Consumer<Action> menu) {
        phase(state).outline(state, menu);
    }

    public static Optional<Payment> payment(GameState state) {
        return phase(state).payment(state);
    }

    public static Action sample(GameState state, Chance chance) {
        return phase(state).sample(state, chance);
    }

    /**
     * The phase has said all it has to say: close it, and go on to the next one with a decision. If something interrupts it, it is
     * closed when that is settled.
     */
    public static void endPhase(Resolution play) {
        if (isInterrupted(play.state())) {
            return;
        }
        running(play.state()).close(play);
        GameEnd.checkSuddenDefeat(play);
        if (play.state().result() != null) {
            return;
        }
        PhaseName ended = play.state().phase();
        if (ended == PhaseName.BRITISH_RECOVERY) {
            endGameTurn(play);
        } else {
            enter(play, ORDER[ended.ordinal() + 1]);
        }
    }

    public static boolean isInterrupted(GameState state) {
        return SpecialPlay.of(state).interrupt(state) != null;
    }

    /** An interruption is settled: the phase goes on where it was. */
    public static void resume(Resolution play) {
        if (!isInterrupted(play.state())) {
            running(play.state()).resume(play);
        }
    }

    private static void endGameTurn(Resolution play) {
        int turn = play.state().turn();
        SpecialPlay scenario = SpecialPlay.of(play.state());
        scenario.turnEnds(play);
        if (play.state().result() != null) {
            return;
        }
        if (turn == play.state().rules().turns()) {
            scenario.reckon(play);
            return;
        }
        play.emit(new Event.GameTurnBegan(turn + 1));
        GameTurnHooks.beginTurn(play);
        enter(play, PhaseName.WEATHER);
    }

    private static void enter(Resolution play, PhaseName from) {
        Map<PhaseName, Phase> phases = SpecialPlay.of(play.state()).phases();
        PhaseName next = from;
        while (!phases.containsKey(next)) {
            next = ORDER[next.ordinal() + 1];
        }
        play.emit(new Event.PhaseBegan(next));
        Phase phase = running(play.state());
        phase.open(play);
        if (play.state().result() == null && !phase.hasDecision(play.state())) {
            endPhase(play);
        }
    }

    private static Phase phase(GameState state) {
        Phase interrupt = SpecialPlay.of(state).interrupt(state);
        return interrupt != null ? interrupt : running(state);
    }

    private static Phase running(GameState state) {
        if (state.phase() == PhaseName.LANDING
                && state.turn() == 1
                && state.rules().firstTurnRules()) {
            return INITIAL_LANDING;
        }
        Phase phase = SpecialPlay.of(state).phases().get(state.phase());
        if (phase == null) {
            throw new IllegalStateException("No rules for phase " + state.phase());
        }
        return phase;
    }
}
