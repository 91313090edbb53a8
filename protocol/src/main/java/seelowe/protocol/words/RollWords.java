package seelowe.protocol.words;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.scenario.Weather;
import seelowe.engine.term.AirEffect;
import seelowe.engine.term.DiePurpose;

/** What dice are thrown for, what a face meant and what all of them together came to. */
public final class RollWords {
    private RollWords() {}

    /** What such dice are called, why they are thrown, and the case that asks for them. */
    public static Saying of(DiePurpose purpose) {
        return switch (purpose) {
            case WEATHER -> new Saying("Weather", "The weather of this Game-Turn.", "12.61");
            case AREA -> new Saying("Landing areas", "Which further area the plan may use.", "11.61");
            case AIR_ATTACK -> new Saying("Air attack", "A die for each unit that is attacked from the air.", "10.6");
            case COMBAT -> new Saying("Combat", "One die, read in the column of the odds.", "8.81");
            case RECOVERY -> new Saying("Recovery", "A die for each disrupted unit.", "10.82");
            case ACTIVATION -> new Saying("Activation", "A die for each unit that waits for orders.", "11.52");
            case OFF_MAP_COMBAT -> new Saying("Beyond the edge", "What the fighting beyond the edge costs.", "LT 5.2");
            case RISING -> new Saying("Risings", "A die for each town that was left empty.", "LT 3.14");
            case SCENARIO ->
                new Saying("Choice of scenario", "The higher picks the scenario, the other his side.", "11.0");
        };
    }

    /** Whether the face brought about what it was thrown for. */
    public static boolean isHit(DiePurpose purpose, List<Event> effects) {
        return switch (purpose) {
            case ACTIVATION -> first(effects, Event.UnitActivated.class).isPresent();
            case RECOVERY -> first(effects, Event.UnitRecovered.class).isPresent();
            case AIR_ATTACK ->
                first(effects, Event.AirAttackRolled.class)
                        .filter(rolled -> rolled.effect() != AirEffect.NONE)
                        .isPresent();
            case RISING ->
                first(effects, CampaignEvent.TownRolled.class)
                        .filter(town -> town.face() >= town.needed())
                        .isPresent();
            case WEATHER, AREA, COMBAT, OFF_MAP_COMBAT, SCENARIO -> true;
        };
    }

    /** What one face meant, in few words. */
    public static String face(DiePurpose purpose, List<Event> effects) {
        boolean hit = isHit(purpose, effects);
        return switch (purpose) {
            case ACTIVATION -> hit ? "activated" : "waits on";
            case RECOVERY -> hit ? "recovers" : "stays disrupted";
            case RISING -> hit ? "a partisan rises" : "all stays quiet";
            case AIR_ATTACK ->
                said(
                        effects,
                        Event.AirAttackRolled.class,
                        rolled -> CombatWords.of(rolled.effect()).text());
            case WEATHER ->
                said(
                        effects,
                        Event.WeatherSet.class,
                        set -> WeatherWords.of(set.weather()).title());
            case COMBAT ->
                said(
                        effects,
                        Event.CombatRolled.class,
                        rolled -> CombatWords.of(rolled.result()).title());
            case OFF_MAP_COMBAT -> said(effects, CampaignEvent.LossesDue.class, due -> due.points() + " to give up");
            case AREA, SCENARIO -> "";
        };
    }

    /** What several dice of a kind came to, in a sentence; of a single one that says all by itself, what it meant. */
    public static String sum(DiePurpose purpose, List<List<Event>> effects) {
        List<Event> only = effects.get(0);
        return switch (purpose) {
            case ACTIVATION -> count(purpose, effects, "British unit is activated", "British units are activated");
            case RECOVERY -> count(purpose, effects, "unit recovers", "units recover");
            case RISING -> count(purpose, effects, "partisan rises", "partisans rise");
            case WEATHER -> said(only, Event.WeatherSet.class, set -> weather(set.weather()));
            case COMBAT -> said(only, Event.CombatRolled.class, RollWords::combat);
            case OFF_MAP_COMBAT ->
                said(
                        only,
                        CampaignEvent.LossesDue.class,
                        due -> "The fighting beyond the edge costs "
                                + (due.points() == 1 ? "1 point" : due.points() + " points") + " of strength.");
            case AIR_ATTACK, AREA, SCENARIO -> "";
        };
    }

    private static String weather(Weather weather) {
        Saying words = WeatherWords.of(weather);
        return words.title() + ". " + words.text();
    }

    private static String combat(Event.CombatRolled rolled) {
        Saying result = CombatWords.of(rolled.result());
        return result.title() + " at " + rolled.modifiedDie() + ": " + result.text() + ".";
    }

    private static String count(DiePurpose purpose, List<List<Event>> effects, String one, String many) {
        long hits = effects.stream().filter(each -> isHit(purpose, each)).count();
        String found = hits == 0 ? "No " + one : hits == 1 ? "1 " + one : hits + " " + many;
        return found + (hits == effects.size() ? "." : ", of " + effects.size() + ".");
    }

    private static <E extends Event> String said(List<Event> effects, Class<E> kind, Function<E, String> words) {
        return first(effects, kind).map(words).orElse("");
    }

    private static <E extends Event> Optional<E> first(List<Event> effects, Class<E> kind) {
        return effects.stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }
}
