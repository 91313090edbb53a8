package seelowe.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.PhaseName;

/** Single positions in which Steady once went wrong: each is cut out of a game of the measuring stick, who still does. */
class SteadyJudgementTest {
    /** A drive with supplies at hand does not stop before a single brigade: points come from those who leave early. */
    @Test
    void the_drive_north_attacks_a_weak_unit_in_its_way() {
        Position position = Position.of("LT", 2, PhaseName.GERMAN_COMBAT)
                .at("4205", "GB-LDN4")
                .at("4105", "GE-PD10-SB10")
                .at("4306", "GE-MD29-IR071")
                .at("4109", "GE-SU-07");

        assertThat(position.decision("steady-0")).isEqualTo(new Action.EndPhase());
        assertThat(position.decision("steady"))
                .isInstanceOfSatisfying(
                        Action.Attack.class,
                        attack -> assertThat(attack.targets().get(0)).isEqualTo(position.hex("4205")));
    }

    @Test
    void the_only_defender_of_folkestone_stays_there_while_an_enemy_is_near() {
        Position position = Position.of("N", 4, PhaseName.GERMAN_MOVEMENT)
                .at("4621", "GB-NZ5")
                .at("4424", "GE-TP-B")
                .german("3329", "3827", "4026", "4524");

        assertThat(place(position, "steady-0", "GE-TP-B")).isNotEqualTo(position.hex("4424"));
        assertThat(place(position, "steady", "GE-TP-B")).isEqualTo(position.hex("4424"));
    }

    @Test
    void the_british_do_not_attack_at_one_to_two() {
        Position position = Position.of("N", 13, PhaseName.BRITISH_COMBAT)
                .at("4621", "GB-PART-2", "GB-PART-4")
                .at("4622", "GE-PD08-SB08")
                .german("3827", "4424", "4524");

        assertThat(position.decision("steady-0")).isInstanceOf(Action.Attack.class);
        assertThat(position.decision("steady")).isEqualTo(new Action.EndPhase());
    }

    /** Forty points without supplies in the west, twelve in the east with more enemies before them. */
    @Test
    void supplies_are_flown_to_those_who_have_none() {
        Position position = Position.of("N", 5, PhaseName.GERMAN_REINFORCEMENT)
                .invaded(LandingArea.C, LandingArea.D, LandingArea.E)
                .inFrance("GE-SU-01")
                .at("3329", "GE-ID26-IR039", "GE-ID26-IR077")
                .at("3128", "GE-ID26-IR078", "GE-ID34-IR080")
                .at("3228", "GE-ID17-IR095", "GE-ID35-IR034")
                .at("3327", "GE-GD06-GJR141")
                .at("4026", "GE-ID07-IR019", "GE-ID07-IR061")
                .at("4022", "GB-CAN1")
                .at("4122", "GB-AD2")
                .at("3922", "GB-D03");

        assertThat(flownTo(position, "steady-0")).isEqualTo(position.hex("4026"));
        assertThat(flownTo(position, "steady")).isIn(position.hex("3329"), position.hex("3128"));
    }

    private static int flownTo(Position position, String opponent) {
        return ((Action.FlySupply) position.decision(opponent)).hex();
    }

    @Test
    void no_bombs_fall_on_brigades_that_are_cut_off() {
        Position position = Position.of("N", 6, PhaseName.GERMAN_AIR)
                .invaded(LandingArea.E)
                .inFrance("GE-AIR-01", "GE-AIR-02")
                .marked("4323", Mark.ISOLATED, "GB-LDN1", "GB-LDN2")
                .at("4424", "GE-ID17-IR055")
                .at("4224", "GE-ID17-IR021");

        assertThat(position.decision("steady-0")).isInstanceOf(Action.AssignAir.class);
        assertThat(position.decision("steady")).isEqualTo(new Action.EndPhase());
    }

    @Test
    void no_supplies_are_spent_on_brigades_that_are_cut_off_and_can_wait() {
        Position position = Position.of("N", 5, PhaseName.GERMAN_COMBAT)
                .at("3624", "GE-TP-A")
                .at("3825", "GE-ID07-IR019", "GE-SU-01")
                .at("3326", "GE-SU-02", "GE-SU-03")
                .marked("3725", Mark.ISOLATED, "GB-135", "GB-035")
                .marked("3422", Mark.ISOLATED, "GB-LDN2")
                .german("3827", "4524", "4424", "4026");

        assertThat(position.decision("steady-0")).isInstanceOf(Action.Attack.class);
        assertThat(position.decision("steady")).isEqualTo(new Action.EndPhase());
    }

    /** Three regiments side by side make way for each other only while one of them stays: the enemy drives them back one by one. */
    @Test
    void nobody_attacks_at_even_odds_whose_only_way_back_is_a_friend_who_attacks_too() {
        Position position = Position.of("N", 5, PhaseName.GERMAN_COMBAT)
                .at("3920", "GB-CAN1")
                .at("3720", "GB-LDN2")
                .at("4022", "GE-ID17-IR055")
                .at("3921", "GE-ID07-IR019")
                .at("4021", "GE-GD01-GJR98", "GE-SU-01")
                .at("3825", "GE-SU-02")
                .at("3623", "GE-SU-03")
                .german("3827", "4524", "4424", "4026");

        assertThat(position.decision("steady-0")).isInstanceOf(Action.Attack.class);
        assertThat(position.decision("steady")).isEqualTo(new Action.EndPhase());
    }

    @Test
    void partisans_stay_where_they_rose_and_take_no_trains() {
        Position position = Position.of("N", 12, PhaseName.ENTRAINING)
                .at("2016", "GB-PART-1")
                .at("4524", "GE-ID17-IR055");

        assertThat(position.decision("steady-0")).isInstanceOf(Action.Entrain.class);
        assertThat(position.decision("steady")).isEqualTo(new Action.EndPhase());
    }

    @Test
    void a_single_regiment_does_not_stop_beside_the_strongest_enemy() {
        Position position = Position.of("N", 5, PhaseName.GERMAN_MOVEMENT)
                .at("4222", "GB-CAN1")
                .at("4522", "GB-029")
                .at("4325", "GB-NZ5")
                .at("4223", "GE-FD07-FJR3")
                .at("4225", "GE-TP-A", "GE-SU-01")
                .at("4524", "GE-ID07-IR019", "GE-SU-02")
                .german("3827", "4424", "4026");

        assertThat(aloneBeside(position, "steady-0", "GB-CAN1")).isTrue();
        assertThat(aloneBeside(position, "steady", "GB-CAN1")).isFalse();
    }

    private static boolean aloneBeside(Position position, String opponent, String enemy) {
        GameState after = position.afterPhase(opponent);
        int there = after.place(position.unit(enemy));
        for (int unit = 0; unit < after.unitCount(); unit++) {
            if (after.isOnMap(unit)
                    && after.unit(unit).side() == Side.GERMAN
                    && after.unit(unit).isCombat()
                    && after.map().grid().distance(after.place(unit), there) == 1
                    && after.combatUnits(Side.GERMAN, after.place(unit)) == 1) {
                return true;
            }
        }
        return false;
    }

    /** A closed front protects [PN10]: nobody stands more than two hexes from the next. */
    @Test
    @Tag("PN10")
    void PN10_units_under_threat_keep_within_two_hexes_of_each_other() {
        Position position = Position.of("N", 5, PhaseName.GERMAN_MOVEMENT)
                .at("3619", "GB-NZ5")
                .at("3720", "GB-ARM2")
                .at("3822", "GE-TP-A")
                .at("3622", "GE-GD01-GJR98")
                .at("3922", "GE-FD07-FJR2", "GE-SU-01")
                .at("3924", "GE-SU-02")
                .at("3422", "GE-SU-03")
                .german("3827", "4524", "4424", "4026");

        assertThat(standingApart(position, "steady-0")).isPositive();
        assertThat(standingApart(position, "steady")).isZero();
    }

    private static int standingApart(Position position, String opponent) {
        GameState after = position.afterPhase(opponent);
        int apart = 0;
        for (int unit = 0; unit < after.unitCount(); unit++) {
            apart += isGermanFighter(after, unit) && nearestFriend(after, unit) > 2 ? 1 : 0;
        }
        return apart;
    }

    private static int nearestFriend(GameState state, int unit) {
        int nearest = Integer.MAX_VALUE;
        for (int other = 0; other < state.unitCount(); other++) {
            if (other != unit && isGermanFighter(state, other)) {
                nearest = Math.min(nearest, state.map().grid().distance(state.place(unit), state.place(other)));
            }
        }
        return nearest;
    }

    private static boolean isGermanFighter(GameState state, int unit) {
        return state.isOnMap(unit)
                && state.unit(unit).side() == Side.GERMAN
                && state.unit(unit).isCombat();
    }

    /** Eight ports lie in the corner [PN1]; one that nobody defends costs no more than the walk. */
    @Test
    @Tag("PN1")
    void PN1_a_port_that_nobody_defends_is_taken() {
        Position position = Position.of("N", 6, PhaseName.GERMAN_MOVEMENT)
                .at("4222", "GB-NZ5")
                .at("4523", "GE-TP-D", "GE-FD07-FJR1")
                .at("4524", "GE-ID17-IR055")
                .at("4424", "GE-ID35-IR109", "GE-SU-01")
                .at("4325", "GE-SU-02");

        assertThat(position.afterPhase("steady-0").isGermanHeld(position.hex("4621")))
                .isFalse();
        assertThat(position.afterPhase("steady").isGermanHeld(position.hex("4621")))
                .isTrue();
    }

    /** Who takes Chatham early cuts off everybody between there, Hastings and Dover. */
    @Test
    @Tag("PN2")
    void PN2_the_force_of_area_d_drives_on_chatham() {
        Position position = Position.of("N", 2, PhaseName.GERMAN_MOVEMENT)
                .at("3424", "GB-128")
                .at("4322", "GB-NZ5")
                .at("3824", "GE-ID07-IR019", "GE-GD01-GJR98")
                .at("3925", "GE-ID07-IR061", "GE-ID07-IR062")
                .at("3826", "GE-SU-01")
                .at("3926", "GE-SU-02")
                .german("3827", "4026");

        assertThat(strengthAround(position, "steady", "3820"))
                .isGreaterThan(strengthAround(position, "steady-0", "3820"));
    }

    private static int strengthAround(Position position, String opponent, String hex) {
        GameState after = position.afterPhase(opponent);
        int sum = 0;
        for (int unit = 0; unit < after.unitCount(); unit++) {
            boolean near = after.isOnMap(unit)
                    && after.unit(unit).side() == Side.GERMAN
                    && after.unit(unit).isCombat()
                    && after.map().grid().distance(after.place(unit), position.hex(hex)) <= 3;
            sum += near ? after.unit(unit).strength() : 0;
        }
        return sum;
    }

    private static int place(Position position, String opponent, String key) {
        GameState after = position.afterPhase(opponent);
        return after.place(position.unit(key));
    }
}
