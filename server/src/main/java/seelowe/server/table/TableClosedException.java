package seelowe.server.table;

/** The table was given up between finding and using it: find it again. */
public final class TableClosedException extends RuntimeException {}
