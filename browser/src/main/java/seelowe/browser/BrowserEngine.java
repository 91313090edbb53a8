package seelowe.browser;

import java.util.Map;
import java.util.TreeMap;
import org.teavm.jso.JSExport;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.scenarios.DataLoader;
import seelowe.scenarios.text.MemorySource;

/** What the page may call. The same methods run on the JVM, so that a test can hold the two results side by side. */
public final class BrowserEngine {
    private static final Map<String, String> FILES = new TreeMap<>();
    /** How often a game tells its hash on the way: where two machines part can then be seen. */
    private static final int ACTIONS_A_LINE = 50;

    private BrowserEngine() {}

    /** TeaVM links from here; a page calls the exported methods instead. */
    public static void main(String[] args) {}

    /** Hands in a data file: a page has no files, and reads them from wherever it likes. */
    @JSExport
    public static void addFile(String name, String text) {
        FILES.put(name, text);
    }

    /**
     * Plays a game of a scenario with moves and dice from a seed, to its end or up to a number of actions, and tells the state
     * hash at intervals and at the last.
     */
    @JSExport
    public static String playGame(String code, int seed, int mostActions) {
        Scenario scenario = DataLoader.load(new MemorySource("data", FILES)).scenario(code);
        if (scenario == null) {
            return "There is no scenario " + code;
        }
        Scratch table = Scratch.of(RuleBook.begin(scenario, GameOptions.defaults(scenario.rules())));
        GameState state = table.board();
        Chance chance = new Chance(Chance.mix(seed));
        Dice dice = Dice.seeded(seed);
        StringBuilder hashes = new StringBuilder();
        int actions = 0;
        while (state.result() == null && actions < mostActions) {
            RuleBook.play(table, RuleBook.sample(state, chance), dice);
            actions++;
            if (actions % ACTIONS_A_LINE == 0) {
                hashes.append(Long.toHexString(state.hash())).append('\n');
            }
        }
        return hashes + "after " + actions + " actions, Game-Turn " + state.turn() + ", "
                + state.phase().code() + ": " + Long.toHexString(state.hash());
    }
}
