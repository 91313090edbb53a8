package seelowe.engine.board;

import java.util.List;

/** A city and its hexes; one of two or more hexes is a British source of supply [9.2]. */
public record City(String name, List<Integer> hexes) {
    public City {
        hexes = List.copyOf(hexes);
        if (hexes.isEmpty()) {
            throw new IllegalArgumentException("City " + name + " has no hex");
        }
    }

    public boolean isLarge() {
        return hexes.size() > 1;
    }
}
