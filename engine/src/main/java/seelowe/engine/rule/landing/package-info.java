/**
 * How Germans come to Britain: the first Game-Turn ({@link seelowe.engine.rule.landing.InitialLanding}, {@link
 * seelowe.engine.rule.landing.AirborneDrop}, with a secret plan {@link seelowe.engine.rule.landing.LandingPlan}), and the
 * transport waves after it ({@link seelowe.engine.rule.landing.TransportWave}, {@link
 * seelowe.engine.rule.landing.LandingOperations}). What landing costs a unit's movement is in {@code rule.movement}; supply
 * flown in is in {@code rule.air}.
 */
@NullMarked
package seelowe.engine.rule.landing;

import org.jspecify.annotations.NullMarked;
