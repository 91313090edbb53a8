package seelowe.engine.scenario;

/**
 * What the players may agree upon before a game: variants of the rules and those rulings that rest on interpretation
 * (ledger section 7). Immutable; change one with its {@code with} method.
 *
 * @param germanFreeDeployment [11.61]
 * @param britishFreeDeployment [11.62]
 * @param victoryPorts [PN7, Q87] the hexes of the scenario's victory port city count as ports for victory
 * @param fogOfWar [Q64]
 * @param germanSupplyAcrossSea [Q02]
 * @param unactivatedMayEntrain [Q16]
 * @param activationLapses [Q21]
 * @param homeGuardExchangeValue [Q38] 3, or 0 by the letter
 * @param airUnitsBlockSupply [Q45]
 * @param embarkAnyEchelon [Q69]
 * @param lastWaveRepeats [Q70]
 * @param freeMoveThroughCities [Q76]
 * @param singlePartisan [Q79]
 * @param garrisonedPortsOnly [Q92] of the ports and beaches that a scenario gives the Germans, only those garrisoned at set-up
 * @param airfieldsHoldTwo [Q97] at most two air units on a German airfield
 * @param emptyTownsPerPhase [Q98] empty towns are counted in every German Movement Phase
 * @param groupsReformed [Q105] groups beyond the edge may be re-formed every German Player-Turn
 * @param phaseEndsStand an ended phase is not taken back, though no die was rolled and nobody else has decided since
 * @param rulesVersion no choice of the players: the rules as they were corrected when the game was played
 */
public record GameOptions(
        boolean germanFreeDeployment,
        boolean britishFreeDeployment,
        boolean victoryPorts,
        boolean fogOfWar,
        boolean germanSupplyAcrossSea,
        boolean unactivatedMayEntrain,
        boolean activationLapses,
        int homeGuardExchangeValue,
        boolean airUnitsBlockSupply,
        boolean embarkAnyEchelon,
        boolean lastWaveRepeats,
        boolean freeMoveThroughCities,
        boolean singlePartisan,
        boolean garrisonedPortsOnly,
        boolean airfieldsHoldTwo,
        boolean emptyTownsPerPhase,
        boolean groupsReformed,
        boolean phaseEndsStand,
        RulesVersion rulesVersion) {
    /** [14.1] What a Home Guard defends with, and in an exchange counts at most. */
    public static final int HOME_GUARD_STRENGTH = 3;

    /** The ledger's defaults for a scenario. */
    public static GameOptions defaults(ScenarioRules rules) {
        return new GameOptions(
                false,
                false,
                rules.victoryPortsByDefault(),
                false,
                false,
                false,
                false,
                HOME_GUARD_STRENGTH,
                false,
                false,
                true,
                true,
                false,
                false,
                false,
                false,
                false,
                false,
                RulesVersion.TODAY);
    }

    public Builder change() {
        return new Builder(this);
    }

    /** Changes some options and leaves the others as they were. */
    public static final class Builder {
        private boolean germanFreeDeployment;
        private boolean britishFreeDeployment;
        private boolean victoryPorts;
        private boolean fogOfWar;
        private boolean germanSupplyAcrossSea;
        private boolean unactivatedMayEntrain;
        private boolean activationLapses;
        private int homeGuardExchangeValue;
        private boolean airUnitsBlockSupply;
        private boolean embarkAnyEchelon;
        private boolean lastWaveRepeats;
        private boolean freeMoveThroughCities;
        private boolean singlePartisan;
        private boolean garrisonedPortsOnly;
        private boolean airfieldsHoldTwo;
        private boolean emptyTownsPerPhase;
        private boolean groupsReformed;
        private boolean phaseEndsStand;
        private RulesVersion rulesVersion;

        private Builder(GameOptions from) {
            germanFreeDeployment = from.germanFreeDeployment;
            britishFreeDeployment = from.britishFreeDeployment;
            victoryPorts = from.victoryPorts;
            fogOfWar = from.fogOfWar;
            germanSupplyAcrossSea = from.germanSupplyAcrossSea;
            unactivatedMayEntrain = from.unactivatedMayEntrain;
            activationLapses = from.activationLapses;
            homeGuardExchangeValue = from.homeGuardExchangeValue;
            airUnitsBlockSupply = from.airUnitsBlockSupply;
            embarkAnyEchelon = from.embarkAnyEchelon;
            lastWaveRepeats = from.lastWaveRepeats;
            freeMoveThroughCities = from.freeMoveThroughCities;
            singlePartisan = from.singlePartisan;
            garrisonedPortsOnly = from.garrisonedPortsOnly;
            airfieldsHoldTwo = from.airfieldsHoldTwo;
            emptyTownsPerPhase = from.emptyTownsPerPhase;
            groupsReformed = from.groupsReformed;
            phaseEndsStand = from.phaseEndsStand;
            rulesVersion = from.rulesVersion;
        }

        public Builder germanFreeDeployment(boolean on) {
            germanFreeDeployment = on;
            return this;
        }

        public Builder britishFreeDeployment(boolean on) {
            britishFreeDeployment = on;
            return this;
        }

        public Builder victoryPorts(boolean on) {
            victoryPorts = on;
            return this;
        }

        public Builder fogOfWar(boolean on) {
            fogOfWar = on;
            return this;
        }

        public Builder germanSupplyAcrossSea(boolean on) {
            germanSupplyAcrossSea = on;
            return this;
        }

        public Builder unactivatedMayEntrain(boolean on) {
            unactivatedMayEntrain = on;
            return this;
        }

        public Builder activationLapses(boolean on) {
            activationLapses = on;
            return this;
        }

        public Builder homeGuardExchangeValue(int value) {
            homeGuardExchangeValue = value;
            return this;
        }

        public Builder airUnitsBlockSupply(boolean on) {
            airUnitsBlockSupply = on;
            return this;
        }

        public Builder embarkAnyEchelon(boolean on) {
            embarkAnyEchelon = on;
            return this;
        }

        public Builder lastWaveRepeats(boolean on) {
            lastWaveRepeats = on;
            return this;
        }

        public Builder freeMoveThroughCities(boolean on) {
            freeMoveThroughCities = on;
            return this;
        }

        public Builder singlePartisan(boolean on) {
            singlePartisan = on;
            return this;
        }

        public Builder garrisonedPortsOnly(boolean on) {
            garrisonedPortsOnly = on;
            return this;
        }

        public Builder airfieldsHoldTwo(boolean on) {
            airfieldsHoldTwo = on;
            return this;
        }

        public Builder emptyTownsPerPhase(boolean on) {
            emptyTownsPerPhase = on;
            return this;
        }

        public Builder groupsReformed(boolean on) {
            groupsReformed = on;
            return this;
        }

        public Builder phaseEndsStand(boolean on) {
            phaseEndsStand = on;
            return this;
        }

        public Builder rulesVersion(RulesVersion version) {
            rulesVersion = version;
            return this;
        }

        public GameOptions build() {
            return new GameOptions(
                    germanFreeDeployment,
                    britishFreeDeployment,
                    victoryPorts,
                    fogOfWar,
                    germanSupplyAcrossSea,
                    unactivatedMayEntrain,
                    activationLapses,
                    homeGuardExchangeValue,
                    airUnitsBlockSupply,
                    embarkAnyEchelon,
                    lastWaveRepeats,
                    freeMoveThroughCities,
                    singlePartisan,
                    garrisonedPortsOnly,
                    airfieldsHoldTwo,
                    emptyTownsPerPhase,
                    groupsReformed,
                    phaseEndsStand,
                    rulesVersion);
        }
    }
}
