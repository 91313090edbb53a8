package seelowe.pagetests;

import com.microsoft.playwright.Locator;

/** A person who plays a game to its end: in every phase a few deeds of what the page offers, and all that must be decided. */
final class WholeGame {
    private static final int DEEDS_IN_A_PHASE = 2;
    private static final int TOO_LONG = 6000;

    private final Person person;
    private final Routine player;
    private String phase = "";
    private int deeds;

    WholeGame(Person person) {
        this.person = person;
        this.player = new Routine(person);
    }

    Situation play() {
        for (int step = 0; step < TOO_LONG; step++) {
            Situation now = person.awaitMyDecision();
            if (now.over()) {
                return now;
            }
            notePhase(now);
            if (wantsMore(now)) {
                deeds++;
                tryOne(now);
            } else {
                player.goOn(now);
            }
        }
        throw new AssertionError("The game has no end; the board says " + person.look());
    }

    private void notePhase(Situation now) {
        String here = now.turn() + now.phase();
        if (!here.equals(phase)) {
            phase = here;
            deeds = 0;
        }
    }

    private boolean wantsMore(Situation now) {
        return now.canEnd() && deeds < DEEDS_IN_A_PHASE && (!now.ringed().isEmpty() || player.canAskForNextUnit());
    }

    private void tryOne(Situation now) {
        if (now.stage().isEmpty() && !now.ringed().isEmpty()) {
            attack(now.ringed().get(deeds % now.ringed().size()));
        } else {
            player.act(player.nextUnit());
        }
    }

    private void attack(String hex) {
        person.click(hex);
        Locator attack = person.button("Attack at");
        attack.waitFor();
        person.andSee(attack::click);
        person.await("the die", now -> !now.stage().equals("column"));
    }
}
