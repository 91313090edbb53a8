package seelowe.engine.lionstail;

import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.phase.PassingPhase;
import seelowe.engine.phase.Resolution;
import seelowe.engine.phase.SequenceOfPlay;
import seelowe.engine.scenario.ModuleSettings;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/**
 * [LT 3.12] The towns that the Germans hold are written down, and the first partisans appear. Where one of them leaves a choice,
 * {@link RisingChoice} asks for it; the phase itself decides nothing.
 */
@Rule({"LT3.12", "LT3.13", "LT6.13", "Q95", "Q96"})
final class PartisanSetUpPhase implements PassingPhase {
    private final Towns towns;
    private final Risings risings;
    private final Terms terms;

    PartisanSetUpPhase(Towns towns, Risings risings, Terms terms) {
        this.towns = towns;
        this.risings = risings;
        this.terms = terms;
    }

    @Override
    public void open(Resolution play) {
        play.emit(new CampaignEvent.TownsGarrisoned(garrisoned(play.state())));
        risings.raise(play, rising(play.state()));
    }

    private Ids garrisoned(GameState state) {
        Ids cities = Ids.none();
        for (int city = 0; city < towns.count(); city++) {
            if (towns.isGarrisoned(state, city)) {
                cities = cities.with(city);
            }
        }
        return cities;
    }

    private Ids rising(GameState state) {
        Ids cities = Ids.none();
        for (ModuleSettings.CityNumber town : terms.partisanTowns()) {
            for (int i = 0; i < town.number(); i++) {
                cities = cities.with(town.city());
            }
        }
        for (int city = 0; city < towns.count(); city++) {
            if (!cities.contains(city)
                    && !state.campaign().garrisoned().contains(city)
                    && towns.isSouthOf(state.map(), city, terms.partisansSouthOf())) {
                cities = cities.with(city);
            }
        }
        return cities;
    }

    @Override
    public void resume(Resolution play) {
        SequenceOfPlay.endPhase(play);
    }

    @Override
    public Refusal anythingElse() {
        return new Refusal("LT3.12", "All partisans are placed; nothing else can be done now.");
    }
}
