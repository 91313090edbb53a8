package seelowe.opponents.steady;

/**
 * One number that Steady's judgement goes by, and what it is for a German in battle; {@link Weights} holds a value for each.
 * Worths are tenths of a strength point unless a percentage is named.
 */
public enum Knob {
    // Posts
    /** What a hex nearer to a goal is worth. */
    APPROACH(6),
    /** What a friend in a neighbouring hex is worth under threat. */
    FRIEND(1),
    /** How many such friends count. */
    FRIENDS_THAT_COUNT(2),
    /** Percentage of a stack's danger that is held against its post. */
    CAUTION(12),
    /** What it costs to stand alone in the open beside an enemy stack of twice the strength. */
    LONE(12),
    /** What a friend two hexes away is worth under threat: nobody slips through between us [PN10]. */
    LINE(1),
    /** What it is worth to stand beside an enemy who has another of us beside him elsewhere [8.4]. */
    SURROUND(40),
    /** What a hex must be better by to be worth the walk. */
    INERTIA(1),
    /** What each hex costs that a post is too far from supplies [9.1]. */
    OUT_OF_SUPPLY(10),
    /** What it costs to stand where nothing comes through at all [9.5]. */
    CUT_OFF(60),
    /** What each strength point of a big British unit gains by hiding in a city from the air [10.4]. */
    SHELTER(1),
    /** The strength from which a unit is big. */
    BIG(8),

    // Attacks
    /** Percentage of the danger that is held against the hexes an attack is made from. */
    EXPOSURE(0),
    /** The least that an attack must promise for units to move up for it. */
    STRIKE_GAIN(2),
    /** The least that an attack must promise to be made. */
    ATTACK_GAIN(1),
    /** What it is worth to make an enemy unit give way. */
    PUSH(4),
    /** What it costs when one of ours must. */
    PUSHED(4),
    /** Percentage at which those of ours count who would have no way back. */
    TRAPPED(100),
    /** Percentage that an enemy who is cut off is worth while there is time: he does not run away. */
    CUT_OFF_PREY(50),
    /** Percentage at which our own losses in an exchange count. */
    EXCHANGE(100),
    /** The lowest column of the Combat Results Table at which we attack. */
    LEAST_COLUMN(1),
    /** What sending a unit costs, in hundredths of its strength points. */
    EFFORT(30),
    /** How much rather we attack across no river, and from where we stand, than beside a friend. */
    NO_RIVER(4),
    STRIKE_STAY(2),
    /** Hexes that a supply unit is tried in when attacks are planned, besides the one it stands in. */
    FEEDS_WEIGHED(3),
    /** Strength of an enemy above which he draws supplies forward no more than others. */
    PREY(5),

    // What things are worth
    SUPPLY_UNIT(30),
    /** What a mechanized unit is worth beyond its strength. */
    MECHANIZED(3),
    /** A port without which victory is less [15.2]. */
    NEEDED_PORT(60),
    FURTHER_PORT(25),
    LARGE_CITY(6),
    GROUND(3),

    // Goals of either side
    /** What a threatened port of ours is worth. */
    GARRISON(65),
    /** Whether the only defender of a port in danger stays there whatever else there is to do: 1 or 0. */
    HOLD_PORTS(1),
    /** What the next port is worth. */
    PORT(50),
    /** What a port is worth to the German that nobody defends, while he holds fewer than he wants [PN1]. */
    OPEN_PORT(150),
    PORTS_WANTED(8),
    /** What the port that cuts off the enemy behind it is worth in the first Game-Turns, and the strength sent there [PN2]. */
    SPEARHEAD(160),
    SPEARHEAD_FORCE(80),
    SPEARHEAD_TURNS(4),
    /** What an enemy stack is worth as a goal. */
    ENEMY(140),
    /** Strength too much for a goal counts against a unit divided by this. */
    WASTE(4),
    /** Percentage of a goal's worth that is gained by being there. */
    ARRIVED(50),
    /** What a turn of marching takes off the worth of a goal. */
    GOAL_TURN(8),
    /** Turns of marching beyond which nobody is sent to a goal. */
    FAR_TURNS(5),
    /** Tenths of strength too many at a goal that make it worth a tenth less. */
    CROWDED(4),

    // Goals of the German
    /** Hexes from us within which an enemy presses, and the percentages of our strength from which it is a battle, or we are at bay. */
    PRESSING(4),
    IN_BATTLE(35),
    AT_BAY(70),
    /** What it is worth to cover a threatened supply unit. */
    COVER(50),
    /** Hexes from us within which ports and enemies are goals. */
    WITHIN(14),
    /** Hexes from a port within which an enemy means that it needs a garrison. */
    PORT_ALARM(4),
    /** As many times an enemy's strength go after him. */
    OVERWHELMING(2),
    /** What a port is worth without which victory goes. */
    VITAL_PORT(200),
    /** Ports beyond those that count that may be lost before the others are held at any price. */
    SPARE_PORTS(2),
    /** What a hex farther away takes off the worth of a port. */
    PORT_DISTANCE(4),
    /** What a hex farther away takes off the worth of an enemy. */
    ENEMY_DISTANCE(3),
    /** What a friend beside a port makes it easier to keep, and one in it. */
    PORT_FRIEND(2),
    PORT_GARRISONED(10),
    /** The part of what threatens a port, or a supply unit, that is set against it: one in so many. */
    GARRISON_SHARE(5),
    COVER_SHARE(3),
    /** As many times the strength of a port's defenders go there. */
    PORT_ODDS(3),
    /** What it is worth to get to the north edge of the map; nothing to those who go for ports and troops. */
    NORTH_GOAL(0),
    LEAST_GARRISON(10),
    MOST_GARRISON(60),

    // German supply
    /** What a supply unit is worth while there is much time to use it and no other is ashore [PN9]. */
    SUPPLY(65),
    /** With fewer ashore none is used up, but on the last Game-Turn [PN9]. */
    ENOUGH_SUPPLY(2),
    /** Where supplies are what the game is about, an attack must be worth as much to use one up. */
    DRIVE_PRICE(5),
    /** Hexes that a supply unit can hope to come forward from the coast. */
    SUPPLY_MARCH(8),
    /** How many times as much supplies are wanted where there are none. */
    UNSERVED(4),
    /** Strength beyond which supplies are wanted no more than they are. */
    MUCH(120),
    /** What a strength point that has no supplies draws those that are flown in. */
    FLY_TO_NEEDY(4),
    /** What another supply unit on a beach takes off for those that are flown in, and what each unit there adds. */
    FLY_APART(10),
    FLY_COVERED(5),
    /** What a supply unit gains by being covered, and loses by being exposed or in a zone of control. */
    SUPPLY_COVERED(10),
    SUPPLY_EXPOSED(5),
    SUPPLY_CONTROLLED(2),
    /** What staying is worth to a supply unit. */
    SUPPLY_STAY(5),
    /** How many times as much a unit counts that no other supply unit serves. */
    SUPPLY_SOLE(6),
    /** How many times as much a unit counts that is near the enemy, and an enemy whom no other supply unit could be used against. */
    SUPPLY_FIGHTING(2),
    SUPPLY_FRESH_PREY(2),
    /** Hexes from the enemy beyond which the garrison of a port wants no supplies. */
    SUPPLY_QUIET(2),
    /** Hexes from which a unit still draws supplies forward. */
    SUPPLY_BEHIND(15),
    /** Hexes over land from which an enemy still draws supplies forward. */
    SUPPLY_HUNT(20),
    /** What the hunt counts for is divided by this. */
    SUPPLY_HUNT_SCALE(2),

    // Goals of the British
    /** What a port is worth that the Germans left empty. */
    EMPTY_PORT(90),
    EMPTY_PORT_FORCE(20),
    LONDON(45),
    /** Hexes from a port or London within which an enemy means that it needs a garrison. */
    BRITISH_ALARM(6),
    /** Strength of such a garrison. */
    BRITISH_GARRISON(40),
    /** Hexes from a port within which an enemy keeps its only defender there. */
    PORT_WATCH(3),
    /** What a supply unit of an invader is worth as a goal; nothing to those who go for ports and troops. */
    SUPPLY_GOAL(0),
    /** What supply units, and airfields, are worth to those who hunt behind a German drive. */
    HUNTED_SUPPLY(90),
    HUNTED_AIRFIELD(50),
    /** Strength, in tenths, that is sent after a supply unit, an airfield and anybody else. */
    HUNT_SUPPLY_FORCE(30),
    HUNT_AIRFIELD_FORCE(40),
    HUNT_FORCE(20),
    /** Turns of marching above which a train is taken. */
    LONG_MARCH(4),
    /** Hexes from the front at which trains stop. */
    RAILHEAD(5),
    /** What each hex costs that a train stops too near or too far, what a threat there costs and a city is worth. */
    RAIL_HEX(4),
    RAIL_THREAT(20),
    RAIL_CITY(2),
    /** What a partisan gains by rising in a German port, and elsewhere among the Germans. */
    PARTISAN_PORT(100),
    PARTISAN_BEHIND(20),

    // Combat
    /** How glad we are not to drive an enemy into a port, or into a city. */
    RETREAT_PORT(20),
    RETREAT_CITY(10),
    /** How glad we are to drive him into a stack that is to be attacked, how sorry into another, and how glad if it gets full. */
    RETREAT_PREY(15),
    RETREAT_FRIEND(4),
    RETREAT_CROWD(6),
    /** How glad we are of each of ours around him. */
    RETREAT_OURS(2),
    /** What it costs to leave a port empty by an advance. */
    LEAVE_PORT(25),
    /** What a city is worth in an advance. */
    ADVANCE_CITY(4),
    /** What it is worth to follow a friend. */
    FOLLOW(2),
    /** Danger counts divided by this in an advance. */
    ADVANCE_BOLDNESS(3),

    // The air
    /** Percentage of what ships, and units on land, are worth that bombs gain. */
    BOMB_SHIPS(80),
    BOMB_LAND(50),
    /** Hexes from us within which an enemy is worth bombing. */
    BOMB_NEAR(8),
    /** Percentage that bombs gain on an enemy who is cut off. */
    BOMB_CUT_OFF(25),
    /** The least that bombs must gain. */
    BOMB_LEAST(12),
    /** Hexes from us beyond which an enemy who cannot act is worth so many times less. */
    BOMB_IDLE_NEAR(3),
    BOMB_IDLE(3),
    /** What each hex from the enemy is worth to a base, and what another must be better by. */
    BASE_HEX(2),
    BASE_STAY(2),
    /** Hexes from the enemy beyond which a base is safe. */
    BASE_SAFE(10),
    /** What it is worth to have a landing area in range. */
    BASE_AREA(3),

    // Landings
    /** Whether the first landing goes by a plan that was worked out beforehand: 1 or 0. */
    LAND_PREPARED(1),
    /** What a hex to come down in can gain by whim, so that nobody foresees us. */
    LAND_WHIM(8),
    LAND_AT_PORT(40),
    /** What a strength point landed is worth. */
    LAND_STRENGTH(3),
    /** What each unit already there takes off. */
    LAND_CROWD(4),
    /** What each hex takes off that we land farther apart than this. */
    LAND_APART(2),
    LAND_TOGETHER(3),
    /** On the first day supplies come last, where somebody is. */
    LAND_SUPPLY_LAST(100),
    LAND_SUPPLY_COVERED(20),
    /** Danger counts divided by this where troops come down, and what friends around are worth. */
    DROP_BOLDNESS(8),
    DROP_FRIEND(2),
    /** Supplies when there are enough, and what demand for them is divided by, and another one on the beach takes off. */
    LAND_SUPPLY_PLENTY(2),
    LAND_DEMAND(4),
    LAND_SUPPLY_APART(20),
    /** What each unit already there takes off in later landings. */
    LAND_LATER_CROWD(3),
    /** Strength that a supply unit counts for which cannot get ashore [PN13]. */
    STRAGGLING_SUPPLY(3),
    /** Supplies before all while few are ashore. */
    LAND_SUPPLY(100),
    /** What it is worth that mechanized units keep to ports, and others to beaches. */
    LAND_MECHANIZED(20),
    LAND_BEACH(10),

    // Embarkation
    /** What a port, and a beach, of an area are worth to those who sail there. */
    SAIL_PORT(10),
    SAIL_BEACH(4),
    /** What an area is worth before anybody is ashore there; strength counts as it is. */
    SAIL_FOOTHOLD(20),
    /** Hexes from a coast within which strength counts. */
    SAIL_NEAR(4),
    /** What a point costs that nobody can use, what mechanized units gain, and how much less an area without ports is worth. */
    SAIL_WASTE(20),
    SAIL_MECHANIZED(2),
    SAIL_NO_PORT(2),
    /** Supply units to be over there or at sea before others go first. */
    SAIL_SUPPLY(3),

    // The Lion's Tail
    /** What a hex nearer to the north edge is worth. */
    NORTH(6),
    /** What a hex costs on the way north where the people would rise. */
    ALARM(2),
    /** What a hex nearer to supplies is worth to those who escort them. */
    ESCORT(7),
    /** What it is worth to cover a supply unit on its way. */
    ESCORT_COVER(25),
    /** Combat units that leave together. */
    GROUP(4),
    /** What it is worth to set up in a town, and to stay there while supplies are near: no partisans rise [LT 3.14]. */
    SET_UP_TOWN(120),
    TOWN_POST(30),
    /** Strength up to which a unit is spared for that, and the hexes from supplies within which it is wanted. */
    TOWN_STRENGTH(3),
    TOWN_NEAR(6),
    /** How closely, and how far back, a side sets up. */
    SET_UP_SPREAD(4),
    SET_UP_CHAIN(5),
    /** What it is worth to set up over a supply unit, and in a city. */
    SET_UP_COVER(1000),
    SET_UP_CITY(1),
    /** How many times as much those count beyond the edge who have supplies. */
    LOSE_SUPPLIED(3);

    final int standard;

    Knob(int standard) {
        this.standard = standard;
    }
}
