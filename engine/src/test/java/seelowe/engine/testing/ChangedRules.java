package seelowe.engine.testing;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import seelowe.engine.board.LandingArea;
import seelowe.engine.scenario.Measures;
import seelowe.engine.scenario.ScenarioRules;

/** Rules of a scenario that differ in one respect: {@code board.rules(ChangedRules.landingAreas(E, F, G))}. */
public final class ChangedRules {
    private final ScenarioRules before;
    private int landingAreas;
    private boolean firstTurnRules;
    private boolean activation;
    private int mechanizedEmbarkTurn;
    private int partisansFromTurn;
    private int homeGuardFromTurn;
    private String victoryPortCity;
    private boolean victoryPortsByDefault;
    private boolean suddenDefeat;
    private List<Integer> waves;
    private int freeDeploymentAreas;
    private int rolledAreas;
    private Measures measures;

    private ChangedRules(ScenarioRules before) {
        this.before = before;
        this.landingAreas = before.landingAreas();
        this.firstTurnRules = before.firstTurnRules();
        this.activation = before.activation();
        this.mechanizedEmbarkTurn = before.mechanizedEmbarkTurn();
        this.partisansFromTurn = before.partisansFromTurn();
        this.homeGuardFromTurn = before.homeGuardFromTurn();
        this.victoryPortCity = before.victoryPortCity();
        this.victoryPortsByDefault = before.victoryPortsByDefault();
        this.suddenDefeat = before.suddenDefeat();
        this.waves = before.waves();
        this.freeDeploymentAreas = before.freeDeploymentAreas();
        this.rolledAreas = before.rolledAreas();
        this.measures = before.measures();
    }

    public static UnaryOperator<ScenarioRules> landingAreas(LandingArea... areas) {
        return with(rules -> rules.landingAreas = bits(areas));
    }

    public static UnaryOperator<ScenarioRules> withoutFirstTurnRules() {
        return with(rules -> rules.firstTurnRules = false);
    }

    public static UnaryOperator<ScenarioRules> withoutActivation() {
        return with(rules -> rules.activation = false);
    }

    public static UnaryOperator<ScenarioRules> mechanizedEmbarkTurn(int turn) {
        return with(rules -> rules.mechanizedEmbarkTurn = turn);
    }

    public static UnaryOperator<ScenarioRules> withoutPartisans() {
        return with(rules -> rules.partisansFromTurn = 0);
    }

    public static UnaryOperator<ScenarioRules> withoutHomeGuard() {
        return with(rules -> rules.homeGuardFromTurn = 0);
    }

    public static UnaryOperator<ScenarioRules> withVictoryPortCity(String city) {
        return with(rules -> {
            rules.victoryPortCity = city;
            rules.victoryPortsByDefault = true;
        });
    }

    public static UnaryOperator<ScenarioRules> withoutSuddenDefeat() {
        return with(rules -> rules.suddenDefeat = false);
    }

    public static UnaryOperator<ScenarioRules> waves(Integer... points) {
        return with(rules -> rules.waves = List.of(points));
    }

    public static UnaryOperator<ScenarioRules> measures(Measures measures) {
        return with(rules -> rules.measures = measures);
    }

    /** All areas that free deployment may use are open without a roll. */
    public static UnaryOperator<ScenarioRules> withoutAreaRoll() {
        return with(rules -> {
            rules.freeDeploymentAreas |= rules.rolledAreas;
            rules.rolledAreas = 0;
        });
    }

    private static UnaryOperator<ScenarioRules> with(Consumer<ChangedRules> change) {
        return rules -> {
            ChangedRules changed = new ChangedRules(rules);
            change.accept(changed);
            return changed.made();
        };
    }

    private ScenarioRules made() {
        return new ScenarioRules(
                before.turns(),
                landingAreas,
                firstTurnRules,
                activation,
                before.automaticActivationTurn(),
                mechanizedEmbarkTurn,
                partisansFromTurn,
                homeGuardFromTurn,
                before.airTransportTurn(),
                victoryPortCity,
                victoryPortsByDefault,
                suddenDefeat,
                waves,
                freeDeploymentAreas,
                rolledAreas,
                before.rolledAreaMinimum(),
                measures);
    }

    private static int bits(LandingArea... areas) {
        int bits = 0;
        for (LandingArea area : areas) {
            bits |= area.bit();
        }
        return bits;
    }
}
