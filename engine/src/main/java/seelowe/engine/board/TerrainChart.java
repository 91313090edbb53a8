package seelowe.engine.board;

/**
 * The Terrain Effects Chart [13.0] and the prices of zones of control [6.2]: additional Movement Points by terrain, and
 * what is added to the attacker's die. Values only; who pays is the unit's affair.
 */
public final class TerrainChart {
    private final int[] entryCost;
    private final int[] dieModifier;
    private final int riverCost;
    private final int riverDieModifier;
    private final int zoneEntryCost;
    private final int zoneExitCost;

    /**
     * @param entryCost additional points to enter, by {@link Terrain} ordinal
     * @param dieModifier added to the attacker's die when a defender stands in it, by {@link Terrain} ordinal
     */
    public TerrainChart(
            int[] entryCost,
            int[] dieModifier,
            int riverCost,
            int riverDieModifier,
            int zoneEntryCost,
            int zoneExitCost) {
        if (entryCost.length != Terrain.values().length || dieModifier.length != Terrain.values().length) {
            throw new IllegalArgumentException("The chart needs one line for each terrain");
        }
        this.entryCost = entryCost.clone();
        this.dieModifier = dieModifier.clone();
        this.riverCost = riverCost;
        this.riverDieModifier = riverDieModifier;
        this.zoneEntryCost = zoneEntryCost;
        this.zoneExitCost = zoneExitCost;
    }

    public int entryCost(Terrain terrain) {
        return entryCost[terrain.ordinal()];
    }

    public int dieModifier(Terrain terrain) {
        return dieModifier[terrain.ordinal()];
    }

    public int riverCost() {
        return riverCost;
    }

    public int riverDieModifier() {
        return riverDieModifier;
    }

    public int zoneEntryCost() {
        return zoneEntryCost;
    }

    public int zoneExitCost() {
        return zoneExitCost;
    }
}
