package seelowe.protocol.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.ObjectNode;

/** What no play can bring about is refused, with a sentence that names the case. */
class ImpossiblePositionsTest {
    private final Wire wire = new Wire();

    private ObjectNode position(String scenario, String turn, String phase, String fields) {
        return wire.tell("{\"type\":\"position\",\"scenario\":\"" + scenario + "\",\"base\":\"empty\",\"turn\":" + turn
                + ",\"phase\":\"" + phase + "\"," + fields.replace('\'', '"') + "}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "3|GF|'units':[{'unit':'GE-LAH','place':'4023','marks':['entrained']}]|only British units ride trains [5.5]",
                "3|BE|'units':[{'unit':'GB-LDN1','place':'3923','marks':['entrained','disrupted']}]|needs the mark \"must-detrain\" too [10.81]",
                "3|BE|'units':[{'unit':'GB-LDN1','place':'3923','marks':['must-detrain']}]|is on no train",
                "3|BE|'units':[{'unit':'GB-LDN1','place':'3923','marks':['unsupplied']}]|supplied or isolated [9.8]",
                "3|GF|'units':[{'unit':'GE-LAH','place':'4023','marks':['unsupplied','isolated']}]|not both [9.4]",
                "3|BE|'units':[{'unit':'GE-LAH','place':'4023','marks':['unsupplied']}]|have been taken off",
                "3|GF|'units':[{'unit':'GE-SU-01','place':'4023','marks':['isolated']}]|is always supplied",
                "3|GF|'units':[{'unit':'GE-SU-01','place':'4023','marks':['disrupted']}]|is no combat unit",
                "3|GF|'units':[{'unit':'GE-LAH','place':'france','marks':['disrupted']}]|is not on the map",
                "3|GG|'units':[{'unit':'GE-LAH','place':'4023','marks':['expended']}]|is no supply unit [9.7]",
                "3|GF|'units':[{'unit':'GE-LAH','place':'4023','marks':['attacked']}]|taken off [8.14]",
                "3|GF|'units':[{'unit':'GE-LAH','place':'4023','marks':['unactivated']}]|no British combat unit",
                "3|BE|'units':[{'unit':'GB-LDN1','place':'3923','marks':['activated']}]|not in the holding area [12.71]",
                "3|BD|'units':[{'unit':'GB-AIR-1','place':'0619'}]|needs a clear hex for a base; 0619 is not one [10.2]",
                "3|GE|'units':[{'unit':'GE-AIR-01','place':'4023'}]|flies from France",
                "3|GF|'units':[{'unit':'GE-LAH','place':'beyond-1'}]|cannot have left the map",
                "3|GF|'units':[{'side':'british','kind':'supply','strength':1,'movement':2,'place':'3923'}]|only Germans have supply units [9.1]",
                "3|GF|'units':[{'side':'german','kind':'partisan','strength':2,'movement':3,'place':'3923'}]|partisans are British [12.8]",
                "3|GK|'wave':{'number':1,'points':99}|Transport Points, not 99 [12.11]",
                "3|GK|'wave':{'number':0,'points':0}|its number is 1 [12.11]",
                "3|GF|'homeGuard':['3724']|no Home Guard on this Game-Turn [14.1]",
                "12|GF|'homeGuard':['4023']|a city hex that no German has ever entered",
                "12|GG|'homeGuardAttacked':['3724']|there is no Home Guard in 3724",
                "3|GF|'germanHeld':['4333']|is all sea",
                "3|GG|'excess':[{'hex':'4023','units':1}]|noted in phases GH and BG alone [7.5]",
                "3|GF|'reducing':true|nothing is to be decided in phase GF",
                "3|GF|'campaign':{'losses':2}|no rules of its own",
                "1|GB|'weather':'storm'|Game-Turn 1 is clear [11.41]",
                "3|GD|'weather':'clear'|play would go straight on",
                "3|BC|'weather':'clear'|play would go straight on",
                "3|GJ|'weather':'clear'|play would go straight on",
            })
    void each_is_refused_with_its_case(String turn, String phase, String fields, String problem) {
        ObjectNode answer = position("N", turn, phase, fields);

        assertThat(answer.path("code").asString("")).as("%s", answer).isEqualTo("bad-position");
        assertThat(answer.get("message").stringValue()).contains(problem);
    }

    @Test
    void a_view_with_counters_face_down_cannot_be_set_up() {
        ObjectNode answer =
                wire.wrong("{\"type\":\"position\",\"scenario\":\"N\",\"hidden\":[{\"side\":\"british\"}]}");

        assertThat(answer.get("message").stringValue()).contains("face down cannot be set up");
    }

    @Test
    void R12_11a_after_the_first_embarkation_the_first_wave_is_open_and_whole_unless_something_else_is_said() {
        position("N", "3", "GK", "'invadedAreas':['C'],'units':[{'unit':'GE-LAH','place':'france'}]");

        assertThat(wire.ask("{\"type\":\"view\"}").get("wave").get("number").intValue())
                .isEqualTo(1);
        assertThat(wire.ask("{\"type\":\"options\"}")
                        .get("units")
                        .get(0)
                        .get("can")
                        .get(0)
                        .stringValue())
                .isEqualTo("embark");
    }

    @Test
    void Q101_an_airfield_that_regulars_alone_stand_beside_is_no_target() {
        ObjectNode answer = position(
                "LT",
                "3",
                "BF",
                "'campaign':{'airfields':['3517']},'units':[{'side':'british','kind':'infantry','strength':5,'movement':5,'place':'3516'}]");

        assertThat(answer.get("type").stringValue()).as("%s", answer).isEqualTo("position");
        assertThat(wire.ask("{\"type\":\"options\"}").get("attacks")).isEmpty();
    }

    @Test
    void R7_0_a_move_that_overstacks_says_so() {
        position(
                "N",
                "3",
                "GF",
                "'units':[{'unit':'GE-LAH','place':'4023'},{'unit':'GE-ID17-IR021','place':'4024'},{'unit':'GE-ID17-IR055','place':'4024'}]");

        assertThat(wire.ask("{\"type\":\"options\",\"unit\":\"GE-LAH\"}")
                        .at("/units/0/moves/0/overstacks")
                        .toString())
                .isEqualTo("[\"4024\"]");
        wire.ask("{\"type\":\"options\",\"unit\":\"GE-LAH\",\"paths\":true}")
                .at("/units/0/choices")
                .forEach(choice -> assertThat(choice.path("overstacks").asBoolean(false))
                        .as("%s", choice)
                        .isEqualTo(choice.get("to").stringValue().equals("4024")));
        wire.ask("{\"type\":\"act\",\"action\":{\"type\":\"move\",\"unit\":\"GE-LAH\",\"to\":\"4024\"}}");
        assertThat(wire.tell("{\"type\":\"act\",\"action\":{\"type\":\"end-phase\"}}")
                        .get("rule")
                        .stringValue())
                .isEqualTo("R7.5");
    }

    @Test
    void R8_31_an_attack_below_one_to_two_says_that_and_why_it_is_not_allowed() {
        position(
                "N",
                "3",
                "GG",
                "'units':[{'side':'german','kind':'infantry','strength':1,'movement':4,'place':'4023'},{'unit':'GE-SU-01','place':'4024'},"
                        + "{'side':'british','kind':'infantry','strength':9,'movement':5,'place':'3923'}]");

        ObjectNode attack =
                (ObjectNode) wire.ask("{\"type\":\"options\"}").get("attacks").get(0);

        assertThat(attack.get("allowed").booleanValue()).isFalse();
        assertThat(attack.has("action")).isFalse();
        assertThat(attack.get("rule").stringValue()).startsWith("R8.31");
    }

    @Test
    void a_move_that_leads_nowhere_is_refused_by_its_rule_and_explained() {
        position("N", "3", "GF", "'units':[{'unit':'GE-LAH','place':'4023'}]");
        String far = "\"action\":{\"type\":\"move\",\"unit\":\"GE-LAH\",\"to\":\"0105\"}}";

        assertThat(wire.tell("{\"type\":\"act\"," + far).get("rule").stringValue())
                .isEqualTo("R5.0a");
        assertThat(wire.ask("{\"type\":\"why\"," + far).get("allowed").booleanValue())
                .isFalse();
    }
}
