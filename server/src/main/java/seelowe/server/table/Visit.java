package seelowe.server.table;

/** A screen at its table. */
public record Visit(Table table, Screen screen, Watcher watcher) {}
