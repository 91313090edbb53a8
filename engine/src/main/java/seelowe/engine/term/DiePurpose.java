package seelowe.engine.term;

/** What a die was rolled for. */
public enum DiePurpose {
    WEATHER,
    AREA,
    AIR_ATTACK,
    COMBAT,
    RECOVERY,
    ACTIVATION,
    OFF_MAP_COMBAT,
    RISING
}
