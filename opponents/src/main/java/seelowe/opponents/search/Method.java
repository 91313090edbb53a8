package seelowe.opponents.search;

import java.util.List;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.opponents.steady.Manner;

/** How somebody looks for the best plan. */
interface Method {
    /** How many plans to begin with, if so many rollouts are to be had. */
    int field(int rollouts);

    /** Tries the plans that have been entered, and others if he has ideas. */
    void search(Contest contest, Stage stage, Chance chance);

    /** Game-Turns that a plan is followed up before the position is judged, this one included. */
    int horizon(int turnsLeft);

    /** What the other side may be like; occasions take them in turn. */
    List<Manner> enemies(Side enemy);
}
