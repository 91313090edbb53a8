package seelowe.engine.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import seelowe.engine.action.Action;
import seelowe.engine.board.Edge;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.phase.SpecialPlay;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

/** An allowed and a forbidden action of every kind, each in a position where that kind of action has its place. */
final class RefusalCases {
    private static final int EVERY_AREA = 0b0111111;
    private static final Action END = new Action.EndPhase();

    private RefusalCases() {}

    /**
     * @param state where the allowed action is allowed
     * @param forbiddenIn where the forbidden one is refused
     * @param rule the case that forbids it
     */
    record Case(GameState state, Action allowed, GameState forbiddenIn, Action forbidden, String rule) {
        @Override
        public String toString() {
            return allowed.getClass().getSimpleName();
        }

        /** Phases in which this kind of action never has a place. */
        List<PhaseName> wrongPhases() {
            return Arrays.stream(PhaseName.values())
                    .filter(phase -> isTried(phase) && !kindsIn(phase).contains(toString()))
                    .filter(SpecialPlay.of(state).phases()::containsKey)
                    .toList();
        }

        GameState in(PhaseName phase) {
            Scratch scratch = Scratch.of(state);
            GameState other = scratch.board();
            scratch.apply(new Event.GameTurnBegan(3));
            scratch.apply(new Event.CombatEnded());
            scratch.apply(new Event.PhaseBegan(phase));
            return other;
        }
    }

    private static boolean isTried(PhaseName phase) {
        return !kindsIn(phase).isEmpty() || phase == PhaseName.GAME_OVER;
    }

    private static Set<String> kindsIn(PhaseName phase) {
        return switch (phase) {
            case WEATHER, ACTIVATION -> Set.of("Roll");
            case GERMAN_COMBAT, BRITISH_COMBAT -> Set.of("Attack", "EndPhase");
            case LANDING -> Set.of("Land", "ReturnToFrance", "EndPhase", "Drop");
            case GERMAN_REINFORCEMENT -> Set.of("FlySupply", "EndPhase");
            case BRITISH_REINFORCEMENT -> Set.of("PlacePartisan", "BaseAir");
            case EMBARKATION -> Set.of("Embark", "StartWave", "EndPhase");
            case ENTRAINING -> Set.of("Entrain", "Detrain", "EndPhase");
            default -> Set.of();
        };
    }

    static String ruleOf(PhaseName phase) {
        return phase == PhaseName.GAME_OVER ? "R15.0" : "R4.1-" + phase.code();
    }

    static List<Case> all() {
        List<Case> cases = new ArrayList<>(ofStandardPlay());
        cases.addAll(BoardRefusalCases.all());
        cases.addAll(EdgeRefusalCases.all());
        return cases;
    }

    private static List<Case> ofStandardPlay() {
        return List.of(
                roll(),
                endPhase(),
                assignArea(),
                land(),
                drop(),
                returnToFrance(),
                flySupply(),
                assignAir(),
                recallAir(),
                launchAir(),
                rollAir(),
                loseAir(),
                baseAir(),
                move(),
                moveByRail(),
                enterByRail(),
                removeExcess(),
                attack(),
                chooseColumn(),
                standInCity(),
                retreat(),
                takeExchange(),
                advance(),
                startWave(),
                embark(),
                placePartisan(),
                entrain(),
                detrain());
    }

    private static Case of(Board board, Action allowed, Action forbidden, String rule) {
        return of(board.state(), allowed, forbidden, rule);
    }

    private static Case of(GameState state, Action allowed, Action forbidden, String rule) {
        return new Case(state, allowed, state, forbidden, rule);
    }

    /** A city at t, a railway from n to a, port and beach of area C at P and B, its ships at E. */
    private static Board coast(PhaseName phase, int turn) {
        return Board.draw("""
                n   m   .   .
                  a   b   .
                .   t   .   x
                  H   G   .
                P   B   E   .
                """)
                .in(phase)
                .turn(turn)
                .city("Town", "t")
                .rail("na")
                .entry(Edge.NORTH, 'n')
                .port('P', LandingArea.C)
                .beach('B', LandingArea.C)
                .echelon(LandingArea.C, 'E')
                .germanHeld("PB")
                .invaded(LandingArea.C);
    }

    private static Board planning() {
        return coast(PhaseName.LANDING_PLAN, 1)
                .unitIn(Place.LANDING_POOL, "force", Side.GERMAN, "6-4")
                .options(options -> options.germanFreeDeployment(true));
    }

    private static Case roll() {
        return new Case(
                coast(PhaseName.WEATHER, 3).state(),
                new Action.Roll(),
                planning().planned(EVERY_AREA).state(),
                new Action.Roll(),
                "R11.61b");
    }

    private static Case endPhase() {
        Board crowded = coast(PhaseName.GERMAN_MOVEMENT, 3)
                .unit('G', "6-4")
                .unit('G', "6-4")
                .unit('G', "6-4");
        return new Case(coast(PhaseName.GERMAN_COMBAT, 3).state(), END, crowded.state(), END, "R7.5");
    }

    private static Case assignArea() {
        Board board = planning().planned(EVERY_AREA);
        int force = board.unit("force");
        return of(
                board,
                new Action.AssignArea(force, LandingArea.C),
                new Action.AssignArea(force, LandingArea.G),
                "R11.61b");
    }

    private static Board shipped() {
        return coast(PhaseName.LANDING, 3)
                .unitIn(Place.echelon(LandingArea.C), "ship", Side.GERMAN, "6-4")
                .unit('G', "6-4");
    }

    private static Case land() {
        Board board = shipped();
        int ship = board.unit("ship");
        return of(board, new Action.Land(ship, board.hex('B')), new Action.Land(ship, board.hex('H')), "R12.0b");
    }

    private static Case drop() {
        Board board = coast(PhaseName.LANDING, 1)
                .unitIn(Place.AIRBORNE_BOX, "jumper", Side.GERMAN, "2-5 parachute")
                .unit('B', "6-4");
        int jumper = board.unit("jumper");
        return of(board, new Action.Drop(jumper, board.hex('G')), new Action.Drop(jumper, board.hex('t')), "R11.41B2");
    }

    private static Case returnToFrance() {
        Board board = shipped();
        return of(
                board,
                new Action.ReturnToFrance(board.unit("ship")),
                new Action.ReturnToFrance(board.unit("G")),
                "R12.31");
    }

    private static Case flySupply() {
        Board board = coast(PhaseName.GERMAN_REINFORCEMENT, 3)
                .unit('H', "6-4")
                .unitIn(Place.FRANCE, "stores", Side.GERMAN, "supply");
        int stores = board.unit("stores");
        return of(
                board,
                new Action.FlySupply(stores, board.hex('B')),
                new Action.FlySupply(stores, board.hex('G')),
                "R10.9b");
    }

    private static Board germanAir() {
        return coast(PhaseName.GERMAN_AIR, 3)
                .unit('H', "6-4")
                .unit('b', "2-3")
                .unit('t', "2-3")
                .unitIn(Place.FRANCE, "one", Side.GERMAN, "air")
                .unitIn(Place.FRANCE, "two", Side.GERMAN, "air");
    }

    private static Action send(Board board, String air, char hex) {
        return new Action.AssignAir(board.unit(air), board.hex(hex));
    }

    private static Case assignAir() {
        Board board = germanAir();
        return of(board, send(board, "one", 'b'), send(board, "one", 't'), "R10.4");
    }

    private static Case recallAir() {
        Board board = germanAir();
        GameState sent = PlayedBoard.of(board).play(send(board, "one", 'b')).state();
        return of(sent, new Action.RecallAir(board.unit("one")), new Action.RecallAir(board.unit("two")), "R10.1b");
    }

    private static Case launchAir() {
        Board board = germanAir();
        GameState sent = PlayedBoard.of(board).play(send(board, "one", 'b')).state();
        return new Case(sent, new Action.LaunchAir(), board.state(), new Action.LaunchAir(), "R10.1b");
    }

    private static Case rollAir() {
        Board board = germanAir();
        GameState launched = PlayedBoard.of(board)
                .play(send(board, "one", 'b'))
                .play(new Action.LaunchAir())
                .state();
        return of(launched, new Action.RollAir(board.unit("b")), new Action.RollAir(board.unit("t")), "R10.1c");
    }

    private static Board britishAir() {
        return coast(PhaseName.BRITISH_AIR, 3)
                .unit('a', "air")
                .unit('b', "air")
                .unit('n', "air")
                .unit('B', "6-4");
    }

    private static Case loseAir() {
        Board board = britishAir();
        GameState hit = PlayedBoard.of(board)
                .play(send(board, "a", 'B'))
                .play(send(board, "b", 'B'))
                .play(new Action.LaunchAir())
                .play(new Action.RollAir(board.unit("B")), 6)
                .state();
        return of(hit, new Action.LoseAir(board.unit("a")), new Action.LoseAir(board.unit("n")), "Q55");
    }

    private static Case baseAir() {
        Board board = britishAir();
        int air = board.unit("a");
        return of(board, new Action.BaseAir(air, board.hex('b')), new Action.BaseAir(air, board.hex('t')), "R10.2a");
    }

    private static Case move() {
        Board board = coast(PhaseName.GERMAN_MOVEMENT, 3).unit('G', "6-4").unit('b', "2-3");
        int unit = board.unit("G");
        return of(board, new Action.Move(unit, board.hexes("B")), new Action.Move(unit, board.hexes("b")), "R5.2d");
    }

    private static Board trains(PhaseName phase) {
        return coast(phase, 3)
                .unit('a', "2-5", Mark.ENTRAINED)
                .unit('n', "2-5")
                .unit('B', "6-4")
                .reinforcement("held", "2-5", Edge.NORTH, Mark.ACTIVATED);
    }

    private static Case moveByRail() {
        Board board = trains(PhaseName.BRITISH_MOVEMENT);
        int unit = board.unit("a");
        return of(
                board,
                new Action.MoveByRail(unit, board.hexes("n")),
                new Action.MoveByRail(unit, board.hexes("b")),
                "R5.5c");
    }

    private static Case enterByRail() {
        Board board = trains(PhaseName.BRITISH_MOVEMENT);
        int unit = board.unit("held");
        return of(
                board,
                new Action.EnterByRail(unit, board.hexes("n")),
                new Action.EnterByRail(unit, board.hexes("a")),
                "R12.72");
    }

    private static Case removeExcess() {
        Board board = coast(PhaseName.GERMAN_MOVEMENT, 3)
                .unit('G', "6-4", Mark.MOVED)
                .unit('G', "6-4", Mark.MOVED)
                .unit('G', "6-4", Mark.MOVED)
                .unit('H', "6-4");
        GameState due = PlayedBoard.of(board).play(END).state();
        return of(due, new Action.RemoveExcess(board.unit("G")), new Action.RemoveExcess(board.unit("H")), "R7.5");
    }

    private static Board front(String german, String british) {
        return coast(PhaseName.GERMAN_COMBAT, 1)
                .unit('G', german)
                .unit('G', german)
                .unit('b', british)
                .unit('t', british)
                .unit('x', british);
    }

    private static Action.Attack attack(Board board, String attackers, char hex) {
        return new Action.Attack(board.units(attackers), Ids.of(board.hex(hex)), Ids.none());
    }

    private static GameState rolled(Board board, String attackers, char hex, int column, int face) {
        return PlayedBoard.of(board)
                .play(attack(board, attackers, hex))
                .play(new Action.ChooseColumn(column), face)
                .state();
    }

    private static Case attack() {
        Board board = front("6-4", "6-3");
        return of(board, attack(board, "G", 'b'), attack(board, "G", 'x'), "R8.11");
    }

    private static Case chooseColumn() {
        Board board = front("6-4", "6-3");
        GameState declared = PlayedBoard.of(board).play(attack(board, "G", 'b')).state();
        return of(declared, new Action.ChooseColumn(0), new Action.ChooseColumn(2), "R8.6");
    }

    private static Case standInCity() {
        Board board = front("6-4", "6-3");
        return of(
                rolled(board, "G", 't', 1, 5),
                new Action.StandInCity(board.hex('t'), true),
                new Action.StandInCity(board.hex('b'), true),
                "ER1");
    }

    private static Case retreat() {
        Board board = front("6-4", "6-3");
        int unit = board.unit("b");
        return of(
                rolled(board, "G", 'b', 1, 5),
                new Action.Retreat(unit, board.hex('m')),
                new Action.Retreat(unit, board.hex('G')),
                "R8.71c");
    }

    private static Case takeExchange() {
        Board board = front("6-4", "6-3");
        return of(
                rolled(board, "G G2", 'b', 2, 6),
                new Action.TakeExchange(board.units("G")),
                new Action.TakeExchange(Ids.none()),
                "R8.81-Ex");
    }

    private static Case advance() {
        Board board = front("20-4", "2-3");
        int unit = board.unit("G");
        return of(
                rolled(board, "G", 'b', 7, 6),
                new Action.Advance(unit, board.hex('b')),
                new Action.Advance(unit, board.hex('H')),
                "R8.72a");
    }

    private static Board ashore() {
        return coast(PhaseName.EMBARKATION, 3)
                .unit('H', "6-4")
                .wave(1, 14)
                .unitIn(Place.FRANCE, "waiting", Side.GERMAN, "6-4");
    }

    private static Action sail(Board board, LandingArea area) {
        return new Action.Embark(board.unit("waiting"), area);
    }

    private static Case startWave() {
        Board board = ashore();
        GameState embarked =
                PlayedBoard.of(board).play(sail(board, LandingArea.C)).state();
        Scratch scratch = Scratch.of(embarked);
        GameState landed = scratch.board();
        scratch.apply(new Event.UnitLanded(board.unit("waiting"), board.hex('B')));
        scratch.apply(new Event.PhaseBegan(PhaseName.EMBARKATION));
        return new Case(landed, new Action.StartWave(), embarked, new Action.StartWave(), "R12.13a");
    }

    private static Case embark() {
        Board board = ashore();
        return of(board, sail(board, LandingArea.C), sail(board, LandingArea.A), "Q69");
    }

    private static Case placePartisan() {
        Board board = coast(PhaseName.BRITISH_REINFORCEMENT, 10)
                .unit('H', "6-4")
                .unitIn(Place.AT_HAND, "band", Side.BRITISH, "2-3 partisan");
        return of(board, new Action.PlacePartisan(board.hex('t')), new Action.PlacePartisan(board.hex('b')), "R12.8a");
    }

    private static Case entrain() {
        Board board = trains(PhaseName.ENTRAINING);
        return of(board, new Action.Entrain(board.unit("n")), new Action.Entrain(board.unit("a")), "R5.5b");
    }

    private static Case detrain() {
        Board board = trains(PhaseName.ENTRAINING);
        return of(board, new Action.Detrain(board.unit("a")), new Action.Detrain(board.unit("n")), "R5.5e");
    }
}
