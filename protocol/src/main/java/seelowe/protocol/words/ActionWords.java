package seelowe.protocol.words;

import java.util.Map;
import java.util.Objects;
import seelowe.engine.action.Action;

/**
 * What an action is called when it is offered.
 *
 * @param label as on a button; a word in braces stands for that field of the action, {@code way} for the hexes of its path
 * @param otherwise the same where the action's hex is null, its group 0 or its {@code stand} false; empty if that never is
 * @param rule the case to read about it
 * @param one what is said of one unit that could still do it; empty if nothing is
 * @param many the same of several
 */
public record ActionWords(String label, String otherwise, String rule, String one, String many) {
    private static final Map<Class<? extends Action>, ActionWords> ALL = Map.ofEntries(
            Map.entry(Action.Roll.class, of("Roll the die", "4.1")),
            Map.entry(Action.EndPhase.class, of("End phase", "4.1")),
            Map.entry(Action.Resign.class, of("Resign", "15.0")),
            Map.entry(Action.AgreeDraw.class, of("Agree upon a draw", "15.0")),
            Map.entry(Action.Forfeit.class, of("Out of time", "15.0")),
            Map.entry(Action.Concede.class, of("The other side gives up", "15.0")),
            Map.entry(
                    Action.AssignArea.class,
                    of("Plan for area {area}", "11.61").open("unit has no area yet", "units have no area yet")),
            Map.entry(
                    Action.Land.class,
                    of("Land at {hex}", "12.3").open("unit could still land", "units could still land")),
            Map.entry(
                    Action.Drop.class,
                    of("Drop at {hex}", "11.41").open("unit could still be dropped", "units could still be dropped")),
            Map.entry(Action.ReturnToFrance.class, of("Return to France", "12.33")),
            Map.entry(
                    Action.FlySupply.class,
                    of("Fly to {hex}", "10.9").open("supply unit could be flown in", "supply units could be flown in")),
            Map.entry(
                    Action.AssignAir.class,
                    of("Attack {hex} from the air", "10.1").open("air unit is free", "air units are free")),
            Map.entry(Action.RecallAir.class, of("Recall", "10.1")),
            Map.entry(Action.LaunchAir.class, of("Launch the air attacks", "10.1")),
            Map.entry(
                    Action.RollAir.class,
                    of("Roll against it", "10.6")
                            .open("unit is under attack from the air", "units are under attack from the air")),
            Map.entry(
                    Action.LoseAir.class,
                    of("This one was shot down", "10.6")
                            .open("air unit may have been shot down", "air units may have been shot down")),
            Map.entry(
                    Action.BaseAir.class,
                    of("Base at {hex}", "10.2").open("air unit needs a base", "air units need a base")),
            Map.entry(
                    Action.Move.class,
                    of("Move to {hex}", "5.0").open("unit could still move", "units could still move")),
            Map.entry(
                    Action.MoveByRail.class,
                    of("By rail to {hex}", "5.5").open("unit could still go by rail", "units could still go by rail")),
            Map.entry(
                    Action.EnterByRail.class,
                    of("Enter and go to {hex}", "12.72")
                            .open("reinforcement could enter", "reinforcements could enter")),
            Map.entry(
                    Action.RemoveExcess.class,
                    of("Remove from the overstacked hex", "7.5")
                            .open("unit is in an overstacked hex", "units are in overstacked hexes")),
            Map.entry(
                    Action.Attack.class,
                    of("Attack {hex}", "8.0").open("unit could still attack", "units could still attack")),
            Map.entry(Action.ChooseColumn.class, of("Roll at {column}", "8.6")),
            Map.entry(Action.StandInCity.class, of("Stand in {hex}", "13.0").or("Give way in {hex}")),
            Map.entry(
                    Action.Retreat.class,
                    of("Retreat to {hex}", "8.71")
                            .or("No retreat: the unit is lost")
                            .open("unit must retreat", "units must retreat")),
            Map.entry(Action.TakeExchange.class, of("Give up these units", "8.81")),
            Map.entry(
                    Action.Advance.class,
                    of("Advance to {hex}", "8.72").open("unit could advance", "units could advance")),
            Map.entry(Action.StartWave.class, of("Open the next wave", "12.13")),
            Map.entry(
                    Action.Embark.class,
                    of("Embark for area {area}", "12.1").open("unit could still embark", "units could still embark")),
            Map.entry(Action.PlacePartisan.class, of("Raise a partisan at {hex}", "12.8")),
            Map.entry(
                    Action.Deploy.class,
                    of("Set up at {hex}", "LT 2.12").open("unit waits to be set up", "units wait to be set up")),
            Map.entry(Action.BuildAirfield.class, of("Airfield at {hex}", "LT 2.24")),
            Map.entry(
                    Action.Withdraw.class,
                    of("Refuse combat, fall back to {hex}", "LT 3.22")
                            .open("unit may refuse combat", "units may refuse combat")),
            Map.entry(Action.GiveBattle.class, of("Stay and fight", "LT 3.22")),
            Map.entry(
                    Action.Exit.class,
                    of("Leave the map{way}, join group {group}", "LT 4.22")
                            .or("Leave the map{way}")
                            .open("unit could leave the map", "units could leave the map")),
            Map.entry(Action.TakeLosses.class, of("Give up these units", "LT 5.24")),
            Map.entry(
                    Action.NameGroup.class,
                    of("Supply group {group} from the map", "LT 4.25").or("Supply no group")),
            Map.entry(Action.Regroup.class, of("Join group {group}", "LT 4.22")),
            Map.entry(
                    Action.RaidSupply.class,
                    of("Destroy this supply unit", "LT 4.23")
                            .open("supply unit can be destroyed", "supply units can be destroyed")),
            Map.entry(Action.Entrain.class, of("Entrain", "5.5").open("unit could entrain", "units could entrain")),
            Map.entry(Action.Detrain.class, of("Detrain", "5.5").open("unit could detrain", "units could detrain")));

    private static ActionWords of(String label, String rule) {
        return new ActionWords(label, "", rule, "", "");
    }

    private ActionWords or(String words) {
        return new ActionWords(label, words, rule, one, many);
    }

    private ActionWords open(String single, String plural) {
        return new ActionWords(label, otherwise, rule, single, plural);
    }

    /** @param kind one of the actions that {@link Action} permits */
    public static ActionWords of(Class<?> kind) {
        return Objects.requireNonNull(ALL.get(kind), kind.getName());
    }
}
