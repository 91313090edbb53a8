package seelowe.engine.phase;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
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
    private static final Map<PhaseName, Phase> PHASES = phases();

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

    /** From laid-out counters to the first decision. */
    public static void begin(Resolution play) {
        play.emit(new Event.GameTurnBegan(1));
        enter(play, PhaseName.LANDING_PLAN);
    }

    public static Side decider(GameState state) {
        return phase(state).decider(state);
    }

    public static Optional<Refusal> refusal(GameState state, Side side, Action action) {
        if (state.phase() != PhaseName.GAME_OVER && side != decider(state)) {
            return Optional.of(new Refusal("R2.0", "It is the other player's decision now."));
        }
        Optional<Refusal> unknown = KnownIds.refusal(state, action);
        return unknown.isPresent() ? unknown : phase(state).refusal(state, action);
    }

    public static void resolve(Resolution play, Action action) {
        phase(play.state()).resolve(play, action);
        GameEnd.checkSuddenDefeat(play);
    }

    public static void options(GameState state, Consumer<Action> menu) {
        phase(state).options(state, menu);
    }

    public static Action sample(GameState state, Chance chance) {
        return phase(state).sample(state, chance);
    }

    /** The phase has said all it has to say: close it, and go on to the next one with a decision. */
    static void endPhase(Resolution play) {
        phase(play.state()).close(play);
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

    private static void endGameTurn(Resolution play) {
        int turn = play.state().turn();
        if (turn == play.state().rules().turns()) {
            GameEnd.reckon(play);
            return;
        }
        play.emit(new Event.GameTurnBegan(turn + 1));
        GameTurnHooks.beginTurn(play);
        enter(play, PhaseName.WEATHER);
    }

    private static void enter(Resolution play, PhaseName next) {
        play.emit(new Event.PhaseBegan(next));
        Phase phase = phase(play.state());
        phase.open(play);
        if (play.state().result() == null && !phase.hasDecision(play.state())) {
            endPhase(play);
        }
    }

    private static Phase phase(GameState state) {
        if (state.phase() == PhaseName.LANDING
                && state.turn() == 1
                && state.rules().firstTurnRules()) {
            return INITIAL_LANDING;
        }
        Phase phase = PHASES.get(state.phase());
        if (phase == null) {
            throw new IllegalStateException("No rules for phase " + state.phase());
        }
        return phase;
    }
}
