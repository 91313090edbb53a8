package seelowe.art.geography;

/** Degrees north and east. */
public record GeoPoint(double lat, double lon) {}
