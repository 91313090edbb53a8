package seelowe.scenarios.plan;

import seelowe.engine.scenario.Deployment;
import seelowe.scenarios.force.Counter;
import seelowe.scenarios.text.Row;

/** A counter and what a row of an order of battle does with it. */
record Posting(Row row, Counter counter, Deployment deployment) {}
