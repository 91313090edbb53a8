package seelowe.engine.lionstail;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.phase.Phase;
import seelowe.engine.phase.RandomPick;
import seelowe.engine.phase.Resolution;
import seelowe.engine.phase.SequenceOfPlay;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.Refusal;

/** [LT 3.1, Q113] The British choose the hex in which a partisan appears; whatever is going on waits for it. */
@Rule({"LT3.12", "LT3.13", "Q113"})
final class RisingChoice implements Phase {
    private final Towns towns;
    private final Risings risings;

    RisingChoice(Towns towns, Risings risings) {
        this.towns = towns;
        this.risings = risings;
    }

    @Override
    public Side decider(GameState state) {
        return Side.BRITISH;
    }

    @Override
    public boolean hasDecision(GameState state) {
        return true;
    }

    private Ids hexes(GameState state) {
        return risings.hexes(state, city(state));
    }

    private static int city(GameState state) {
        return state.campaign().risings().get(0);
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        String name = towns.name(city(state));
        String rule = rule(state);
        if (!(action instanceof Action.PlacePartisan place)) {
            return Refusal.because(rule, "A partisan appears at " + name + ": choose its hex before anything else.");
        }
        if (hexes(state).contains(place.hex())) {
            return Optional.empty();
        }
        String number = state.map().grid().number(place.hex());
        String where = rule.equals("LT3.13")
                ? "next to it, on land that is neither German-occupied nor a German airfield"
                : "in one of its hexes without German units";
        return Refusal.because(
                rule, "The partisan of " + name + " must appear " + where + "; " + number + " is no such hex.");
    }

    private String rule(GameState state) {
        if (state.phase() != PhaseName.PARTISAN_SET_UP) {
            return "Q113";
        }
        return towns.isGarrisoned(state, city(state)) ? "LT3.13" : "LT3.12";
    }

    @Override
    public void resolve(Resolution play, Action action) {
        if (!(action instanceof Action.PlacePartisan place)) {
            throw Phase.unknown(action);
        }
        risings.place(play, place.hex());
        risings.settle(play);
        SequenceOfPlay.resume(play);
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        Ids hexes = hexes(state);
        for (int i = 0; i < hexes.size(); i++) {
            menu.accept(new Action.PlacePartisan(hexes.get(i)));
        }
    }

    @Override
    public Action sample(GameState state, Chance chance) {
        RandomPick pick = new RandomPick(chance);
        options(state, pick);
        return pick.chosen();
    }
}
