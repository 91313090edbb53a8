package seelowe.protocol.words;

import seelowe.engine.rule.movement.MovementAllowance;
import seelowe.engine.rule.movement.RailMovement;
import seelowe.engine.state.Mark;

/** What the marks on a counter mean for its player. */
public final class MarkWords {
    private MarkWords() {}

    public static Saying of(Mark mark) {
        return switch (mark) {
            case DISRUPTED ->
                new Saying(
                        "Disrupted",
                        "half strength, at most " + MovementAllowance.DISRUPTED
                                + " Movement Point and no boarding of trains, until a roll takes it off",
                        "10.81");
            case ENTRAINED ->
                new Saying(
                        "Entrained",
                        "on the train: up to " + RailMovement.HEXES
                                + " hexes by rail, half strength in defence, no attack and no zone of control",
                        "5.5");
            case MUST_DETRAIN ->
                new Saying("Must detrain", "may not move; leaves the train in the next entraining phase", "5.5");
            case UNACTIVATED ->
                new Saying("Not activated", "neither moves nor attacks until a roll or an attack rouses it", "11.52");
            case ACTIVATED -> new Saying("Activated", "may enter the map by rail", "12.71");
            case UNSUPPLIED -> new Saying("Unsupplied", "may not attack, half Movement Allowance", "9.8");
            case ISOLATED ->
                new Saying("Isolated", "may not attack, half Movement Allowance, half strength in defence", "9.8");
            default -> deed(mark);
        };
    }

    /** Marks of what a unit has done in this turn. */
    private static Saying deed(Mark mark) {
        return switch (mark) {
            case MOVED -> new Saying("Moved", "has moved in this phase", "5.0");
            case STIRRED ->
                new Saying(
                        "Stirred",
                        "has moved or attacked in this Player-Turn, so it neither boards nor leaves a train",
                        "5.5");
            case ATTACKED -> new Saying("Attacked", "has attacked in this phase and cannot again", "8.14");
            case DEFENDED -> new Saying("Was attacked", "cannot be attacked again in this phase", "8.14");
            case DEBARKED -> new Saying("Just landed", "the landing counts against its movement", "12.51");
            case DEBARKED_IN_ZONE ->
                new Saying("Landed under fire", "landed in an enemy zone of control, which costs it more", "12.51");
            case EXPENDED -> new Saying("Used up", "an attack has drawn on it; removed when the phase closes", "9.7");
            case AIRBORNE -> new Saying("In the air", "has flown and needs a base to land on", "10.2");
            case BASED -> new Saying("Based", "has taken its base for this turn", "10.2");
            case REVEALED -> new Saying("Seen by the enemy", "the enemy knows what it is", "Q64");
            default -> throw new IllegalArgumentException(mark.name());
        };
    }
}
