package seelowe.engine.term;

/** Where a combat stands, and so who must decide what (ledger 2.3, combat sub-machine). */
public enum CombatStage {
    /** Some defenders may refuse combat; their owner says which do. */
    REFUSAL,
    /** [8.6] The attacker chooses the column and rolls. */
    COLUMN,
    /** [ER1] The defender says which of his city hexes stand. */
    DEFENDER_CITY,
    /** [8.71] The attacker sends the defenders back. */
    DEFENDER_RETREAT,
    /** [ER1] The attacker says which of his city hexes stand. */
    ATTACKER_CITY,
    /** [8.71] The defender sends the attackers back. */
    ATTACKER_RETREAT,
    /** [8.81] The attacker names his losses. */
    EXCHANGE,
    /** [8.72] The attacker moves into emptied hexes. */
    ADVANCE
}
