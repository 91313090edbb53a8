package seelowe.engine.phase;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;

/** Picks one of the actions offered to it, each with the same chance, without keeping the list. */
public final class RandomPick implements Consumer<Action> {
    private final Chance chance;
    private int offered;
    private @Nullable Action chosen;

    public RandomPick(Chance chance) {
        this.chance = chance;
    }

    @Override
    public void accept(Action action) {
        offered++;
        if (chance.below(offered) == 0) {
            chosen = action;
        }
    }

    public Action chosen() {
        if (chosen == null) {
            throw new IllegalStateException("Nothing was offered to choose from");
        }
        return chosen;
    }
}
