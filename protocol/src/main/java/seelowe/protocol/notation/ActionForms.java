package seelowe.protocol.notation;

import static seelowe.protocol.notation.ActionForm.bare;
import static seelowe.protocol.notation.ActionForm.hex;
import static seelowe.protocol.notation.ActionForm.path;
import static seelowe.protocol.notation.ActionForm.phrase;
import static seelowe.protocol.notation.ActionForm.unit;
import static seelowe.protocol.notation.ActionForm.unitAtHex;

import java.util.List;
import seelowe.engine.action.Action;

/** The table of all forms; docs/notation.md shows it with examples. A new kind of action is a new line here. */
final class ActionForms {
    static final List<ActionForm<?>> ALL = List.of(
            bare("roll", Action.Roll.class, Action.Roll::new),
            bare(".", Action.EndPhase.class, Action.EndPhase::new),
            bare("resign", Action.Resign.class, Action.Resign::new),
            bare("draw", Action.AgreeDraw.class, Action.AgreeDraw::new),
            bare("forfeit", Action.Forfeit.class, Action.Forfeit::new),
            bare("concede", Action.Concede.class, Action.Concede::new),
            phrase(
                    "plan",
                    Action.AssignArea.class,
                    (action, out) -> out.unit(action.unit()).word(action.area().name()),
                    in -> new Action.AssignArea(in.unit(), in.area())),
            unitAtHex("land", Action.Land.class, Action.Land::new),
            unitAtHex("drop", Action.Drop.class, Action.Drop::new),
            unit("home", Action.ReturnToFrance.class, Action.ReturnToFrance::new),
            unitAtHex("fly", Action.FlySupply.class, Action.FlySupply::new),
            unitAtHex("air", Action.AssignAir.class, Action.AssignAir::new),
            unit("recall", Action.RecallAir.class, Action.RecallAir::new),
            bare("launch", Action.LaunchAir.class, Action.LaunchAir::new),
            unit("strike", Action.RollAir.class, Action.RollAir::new),
            unit("shot", Action.LoseAir.class, Action.LoseAir::new),
            unitAtHex("base", Action.BaseAir.class, Action.BaseAir::new),
            path('-', '-', Action.Move.class, Action.Move::new),
            path('=', '=', Action.MoveByRail.class, Action.MoveByRail::new),
            path('>', '=', Action.EnterByRail.class, Action.EnterByRail::new),
            unit("excess", Action.RemoveExcess.class, Action.RemoveExcess::new),
            CombatForms.attack(),
            CombatForms.column(),
            CombatForms.city(),
            CombatForms.retreat(),
            CombatForms.exchange(),
            unitAtHex("+", Action.Advance.class, Action.Advance::new),
            bare("wave", Action.StartWave.class, Action.StartWave::new),
            phrase(
                    "embark",
                    Action.Embark.class,
                    (action, out) -> out.unit(action.unit()).word(action.area().name()),
                    in -> new Action.Embark(in.unit(), in.area())),
            hex("partisan", Action.PlacePartisan.class, Action.PlacePartisan::new),
            unitAtHex("deploy", Action.Deploy.class, Action.Deploy::new),
            hex("airfield", Action.BuildAirfield.class, Action.BuildAirfield::new),
            unitAtHex("withdraw", Action.Withdraw.class, Action.Withdraw::new),
            unit("battle", Action.GiveBattle.class, Action.GiveBattle::new),
            phrase(
                    "exit",
                    Action.Exit.class,
                    (action, out) -> out.unit(action.unit())
                            .path('-', '-', action.path())
                            .number(action.group()),
                    in -> new Action.Exit(in.unit(), in.path('-', '-'), in.number("the number of a group"))),
            phrase(
                    "losses",
                    Action.TakeLosses.class,
                    (action, out) -> out.units(action.units()),
                    in -> new Action.TakeLosses(in.units())),
            phrase(
                    "group",
                    Action.NameGroup.class,
                    (action, out) -> out.number(action.group()),
                    in -> new Action.NameGroup(in.number("the number of a group"))),
            phrase(
                    "regroup",
                    Action.Regroup.class,
                    (action, out) -> out.unit(action.unit()).number(action.group()),
                    in -> new Action.Regroup(in.unit(), in.number("the number of a group"))),
            unit("raid", Action.RaidSupply.class, Action.RaidSupply::new),
            unit("entrain", Action.Entrain.class, Action.Entrain::new),
            unit("detrain", Action.Detrain.class, Action.Detrain::new));

    private ActionForms() {}
}
