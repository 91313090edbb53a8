package seelowe.engine.event;

/** A reader of events: one method for each kind, so that the compiler lists what a new one still lacks. */
public interface EventVisitor {
    void unitSetUp(Event.UnitSetUp event);

    void hexSetUp(Event.HexSetUp event);

    void areasInvaded(Event.AreasInvaded event);

    void gameTurnBegan(Event.GameTurnBegan event);

    void phaseBegan(Event.PhaseBegan event);

    void weatherSet(Event.WeatherSet event);

    void dieRolled(Event.DieRolled event);

    void areasOpened(Event.AreasOpened event);

    void areaPlanned(Event.AreaPlanned event);

    void unitReceived(Event.UnitReceived event);

    void unitLanded(Event.UnitLanded event);

    void unitDropped(Event.UnitDropped event);

    void unitReturned(Event.UnitReturned event);

    void supplyFlown(Event.SupplyFlown event);

    void supplyJudged(Event.SupplyJudged event);

    void airAssigned(Event.AirAssigned event);

    void airRecalled(Event.AirRecalled event);

    void raidLaunched(Event.RaidLaunched event);

    void airAttackRolled(Event.AirAttackRolled event);

    void airLossDue(Event.AirLossDue event);

    void raidEnded(Event.RaidEnded event);

    void airBased(Event.AirBased event);

    void unitDisrupted(Event.UnitDisrupted event);

    void unitRecovered(Event.UnitRecovered event);

    void unitMoved(Event.UnitMoved event);

    void unitRailed(Event.UnitRailed event);

    void unitEntered(Event.UnitEntered event);

    void excessNoted(Event.ExcessNoted event);

    void excessDue(Event.ExcessDue event);

    void attackDeclared(Event.AttackDeclared event);

    void columnChosen(Event.ColumnChosen event);

    void combatRolled(Event.CombatRolled event);

    void combatStageBegan(Event.CombatStageBegan event);

    void cityDecided(Event.CityDecided event);

    void unitRetreated(Event.UnitRetreated event);

    void unitAdvanced(Event.UnitAdvanced event);

    void combatEnded(Event.CombatEnded event);

    void unitEliminated(Event.UnitEliminated event);

    void homeGuardRaised(Event.HomeGuardRaised event);

    void homeGuardReduced(Event.HomeGuardReduced event);

    void waveStarted(Event.WaveStarted event);

    void unitEmbarked(Event.UnitEmbarked event);

    void partisanPlaced(Event.PartisanPlaced event);

    void unitActivated(Event.UnitActivated event);

    void activationLapsed(Event.ActivationLapsed event);

    void unitEntrained(Event.UnitEntrained event);

    void unitDetrained(Event.UnitDetrained event);

    /** See {@link CampaignVisitor} for its kinds. */
    void campaign(CampaignEvent event);

    void gameEnded(Event.GameEnded event);
}
