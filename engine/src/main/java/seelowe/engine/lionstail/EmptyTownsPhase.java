package seelowe.engine.lionstail;

import java.util.List;
import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Die;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.phase.Resolution;
import seelowe.engine.phase.RollingPhase;
import seelowe.engine.phase.SequenceOfPlay;
import seelowe.engine.state.Campaign;
import seelowe.engine.state.GameState;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.Refusal;

/** [LT 3.14] Cities that Germans held at the start are counted while they stand empty; the British roll for their partisans. */
@Rule({"LT3.14", "LT6.13", "Q98"})
final class EmptyTownsPhase implements RollingPhase {
    /** The first count that is followed by a roll. */
    private static final int FIRST_ROLL = 2;

    private static final Refusal ROLL =
            new Refusal("LT3.14", "Empty towns may rise now: roll for them, nothing else can be done.");

    private final Towns towns;
    private final Risings risings;
    private final Ids lowestFaces;

    EmptyTownsPhase(Towns towns, Risings risings, Ids lowestFaces) {
        this.towns = towns;
        this.risings = risings;
        this.lowestFaces = lowestFaces;
    }

    @Override
    public Side decider(GameState state) {
        return Side.BRITISH;
    }

    /** Once in a Player-Turn, or after each of its Movement Phases if the players agreed so. */
    @Override
    public void open(Resolution play) {
        GameState state = play.state();
        if (state.phase() == PhaseName.RISINGS || state.options().emptyTownsPerPhase()) {
            count(play, state.campaign());
        }
    }

    private void count(Resolution play, Campaign before) {
        int[] empty = before.emptyFor().toArray();
        Ids rolls = Ids.none();
        for (int i = 0; i < empty.length; i++) {
            int city = before.garrisoned().get(i);
            if (before.hasRisen(city)) {
                continue;
            }
            empty[i] = towns.isEmptyOfGermans(play.state(), city) ? empty[i] + 1 : 0;
            if (empty[i] >= FIRST_ROLL) {
                rolls = rolls.with(city);
            }
        }
        Ids after = Ids.of(empty);
        if (!after.equals(before.emptyFor())) {
            play.emit(new CampaignEvent.TownsCounted(after, rolls));
        }
    }

    @Override
    public boolean hasDecision(GameState state) {
        return !state.campaign().rolls().isEmpty();
    }

    @Override
    public Refusal anythingElse() {
        return ROLL;
    }

    @Override
    public void begin(Resolution play) {
        goOn(play);
    }

    /** From city to city, a die for each; the risings begin when all have been rolled for. */
    private void goOn(Resolution play) {
        Ids rolls = play.state().campaign().rolls();
        if (rolls.isEmpty()) {
            risings.raise(play, rising(play.events()));
            SequenceOfPlay.endPhase(play);
        } else {
            play.await(new Die(DiePurpose.RISING, rolls.get(0)));
        }
    }

    @Override
    public void rolled(Resolution play, Die die, int face) {
        int city = die.subject();
        play.emit(new CampaignEvent.TownRolled(city, face, needed(play.state().campaign(), city)));
        goOn(play);
    }

    private static Ids rising(List<Event> events) {
        Ids rising = Ids.none();
        for (Event event : events) {
            if (event instanceof CampaignEvent.TownRolled roll && roll.face() >= roll.needed()) {
                rising = rising.with(roll.city());
            }
        }
        return rising;
    }

    private int needed(Campaign campaign, int city) {
        for (int i = 0; i < campaign.garrisoned().size(); i++) {
            if (campaign.garrisoned().get(i) == city) {
                int rollsBefore = campaign.emptyFor().get(i) - FIRST_ROLL;
                return lowestFaces.get(Math.min(rollsBefore, lowestFaces.size() - 1));
            }
        }
        throw new IllegalStateException("City " + city + " had no garrison");
    }

    @Override
    public void resume(Resolution play) {
        SequenceOfPlay.endPhase(play);
    }
}
