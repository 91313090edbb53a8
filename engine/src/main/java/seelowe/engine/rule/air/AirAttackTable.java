package seelowe.engine.rule.air;

import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Dice;
import seelowe.engine.term.AirEffect;

/** The two air attack tables [10.6, 10.7]: one roll for each unit attacked, in the column of the air units sent. */
public final class AirAttackTable {
    @Rule({"R10.6", "C10.6"})
    public static final AirAttackTable NORMAL_RANGE = new AirAttackTable("""
              1  2  3  4  5
            1 D  D  D  D  D
            2 .  D  D  D  D
            3 .  .  D  D  D
            4 .  .  .  D  D
            5 .  .  .  .  D
            6 A1 A1 A1 A1 A1
            """);

    @Rule({"R10.7", "C10.7"})
    public static final AirAttackTable EXTENDED_RANGE = new AirAttackTable("""
              1  2  4  6  8
            1 .  D  D  D  D
            2 .  .  D  D  D
            3 .  .  .  D  D
            4 .  .  .  .  D
            5 A1 A1 A1 A1 A1
            6 A1 A1 A1 A1 A1
            """);

    private final int[] fewest;
    private final AirEffect[][] effects;

    /** The first line has the fewest air units of each column; each further line a face of the die and its results. */
    private AirAttackTable(String text) {
        String[] lines = text.strip().split("\n");
        String[] heads = cells(lines[0]);
        fewest = new int[heads.length];
        for (int column = 0; column < heads.length; column++) {
            fewest[column] = Integer.parseInt(heads[column]);
        }
        effects = new AirEffect[Dice.FACES][heads.length];
        for (int face = 1; face <= Dice.FACES; face++) {
            String[] row = cells(lines[face]);
            for (int column = 0; column < heads.length; column++) {
                effects[face - 1][column] = effect(row[column + 1]);
            }
        }
    }

    private static String[] cells(String line) {
        return line.strip().split(" +");
    }

    private static AirEffect effect(String code) {
        return switch (code) {
            case "D" -> AirEffect.DISRUPTED;
            case "A1" -> AirEffect.ONE_AIR_UNIT_LOST;
            case "." -> AirEffect.NONE;
            default -> throw new IllegalArgumentException("No air attack result is written " + code);
        };
    }

    public static AirAttackTable of(boolean extended) {
        return extended ? EXTENDED_RANGE : NORMAL_RANGE;
    }

    /** The fewest air units of each column. */
    public Ids columns() {
        return Ids.of(fewest);
    }

    /** What this face does to a unit attacked by so many air units. */
    public AirEffect effect(int airUnits, int face) {
        if (airUnits < 1) {
            throw new IllegalArgumentException("An air attack needs an air unit");
        }
        int column = fewest.length - 1;
        while (fewest[column] > airUnits) {
            column--;
        }
        return effects[face - 1][column];
    }
}
