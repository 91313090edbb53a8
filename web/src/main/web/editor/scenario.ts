/** Scenarios: choosing or beginning one, its settings, where both sides begin, and who arrives when. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { SYMBOLS } from '../board/symbols.ts';
import type { Sheet } from '../board/geometry.ts';
import type { RuleBook, Side } from '../model/wire.ts';
import { dialog, openDialogs } from '../ui/dialog.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { UNIT_FILES, valuesOf } from './faces.ts';
import { newScenario, type Plan } from './new-scenario.ts';
import { arrivalsFile, setUpFile, settingsFile, wavesFile, zonesFile } from './orders.ts';
import { HEXES, PLACES } from './tools.ts';
import type { Work } from './work.ts';
import './set-up.ts';
import './settings.ts';
import './turn-track.ts';

const PARTS = { settings: 'Settings', german: 'German set-up', british: 'British set-up', turns: 'Turn track' } as const;
type PartName = keyof typeof PARTS;

@customElement('sl-scenario')
export class ScenarioView extends Part {
  @property({ attribute: false }) work!: Work;
  @property({ attribute: false }) sheet!: Sheet;
  @property({ attribute: false }) rules: RuleBook | null = null;
  @property() folder = '';
  /** Which part of it is seen. */
  @property() leaf = 'settings';
  @state() private ready = '';
  @state() private plan: Plan | null = null;
  private readonly watch = new Watch(this, ['changed']);

  override willUpdate(): void {
    this.watch.on(this.work);
    const folder = this.chosen;
    if (folder && folder !== this.ready) void this.read(folder);
  }

  override updated(): void {
    openDialogs(this);
  }

  /** The one that was asked for, or the first that is this edition's own. */
  private get chosen(): string {
    const { scenarios } = this.work.contents!;
    return (scenarios.find(({ folder }) => folder === this.folder) ?? scenarios.find(({ own }) => own) ?? scenarios[0])?.folder ?? '';
  }

  private async read(folder: string): Promise<void> {
    const sides: readonly Side[] = ['german', 'british'];
    const files = [settingsFile(folder), wavesFile(folder), zonesFile(folder), HEXES, PLACES, ...sides.flatMap((side) => [UNIT_FILES[side], setUpFile(folder, side), arrivalsFile(folder, side)])];
    try {
      await this.work.want(files);
      this.ready = folder;
    } catch (error) {
      this.work.say((error as Error).message);
    }
  }

  private go(folder: string, part: string = this.leaf): void {
    location.hash = `#/edition/${this.work.edition}/scenario/${folder}/${part}`;
  }

  private value(key: string): string {
    return this.work.settings.get(settingsFile(this.chosen))?.find((each) => each.key === key)?.value ?? '';
  }

  private column(side: Side): string {
    return valuesOf(side, this.value('british-values') || 'september');
  }

  private begin(): void {
    const { scenarios } = this.work.contents!;
    const taken = this.chosen;
    this.plan = { title: 'My Plan', takes: taken, turns: '8', percent: '100', summary: '', code: '' };
    if (!scenarios.some(({ folder }) => folder === taken)) this.plan.takes = scenarios[0]?.folder ?? '';
  }

  private async make(): Promise<void> {
    const plan = this.plan;
    if (!plan) return;
    const { folder, changes } = newScenario(plan, this.work.contents!.scenarios);
    this.plan = null;
    await this.work.change(changes);
    this.go(folder, 'settings');
  }

  private async erase(folder: string): Promise<void> {
    if (!confirm('Take this scenario out of the edition? Undo brings it back.')) return;
    await this.work.change([{ folder: `scenarios/${folder}`, remove: true }]);
    this.go('', 'settings');
  }

  override render() {
    const { work, chosen } = this;
    const { scenarios } = work.contents!;
    const own = work.scenario(chosen)?.own ?? false;
    const part: PartName = this.leaf in PARTS ? (this.leaf as PartName) : 'settings';
    return html`<div class="scenario-view">
      <svg class="visually-hidden" aria-hidden="true"><defs .innerHTML=${SYMBOLS}></defs></svg>
      <div class="scenario-head">
        <select class="cell scenario-choice" aria-label="Scenario" @change=${(event: Event) => this.go((event.target as HTMLSelectElement).value)}>
            ${scenarios.map(({ folder, title, own }) => html`<option value=${folder} ?selected=${folder === chosen}>${title || folder}${own ? '' : ' (as it comes)'}</option>`)}
        </select>
        <button class="button small" @click=${() => this.begin()}>${icon('plus')} New scenario</button>
        ${own && !this.builtIn(chosen) ? html`<button class="button quiet small" @click=${() => void this.erase(chosen)}>${icon('trash')} Delete</button>` : nothing}
        <nav class="scenario-parts" aria-label="Parts of the scenario">
          ${Object.entries(PARTS).map(([name, title]) => html`<a class="button small" href="#/edition/${work.edition}/scenario/${chosen}/${name}" aria-current=${name === part ? 'page' : 'false'}>${title}</a>`)}
        </nav>
      </div>
      ${this.ready === chosen ? this.body(part, chosen) : html`<p class="pad loading">Reading the scenario…</p>`}
      ${this.plan ? dialog('A new scenario', this.form(this.plan), () => (this.plan = null)) : nothing}
    </div>`;
  }

  /** Those that come with the game are changed by an edition, never deleted. */
  private builtIn(folder: string): boolean {
    return ['navy-plan', 'army-plan', 'july-boldstroke', 'lions-tail'].includes(folder);
  }

  private body(part: PartName, folder: string) {
    const { work, sheet } = this;
    if (part === 'german' || part === 'british') return html`<sl-edition-set-up .work=${work} .sheet=${sheet} .folder=${folder} .side=${part} .column=${this.column(part)}></sl-edition-set-up>`;
    if (part === 'turns') return html`<sl-turn-track .work=${work} .folder=${folder} .turns=${Number(this.value('turns')) || 1} .percent=${this.value('waves-percent')} .columns=${{ german: this.column('german'), british: this.column('british') }}></sl-turn-track>`;
    return html`<sl-scenario-settings .work=${work} .rules=${this.rules} .folder=${folder}></sl-scenario-settings>`;
  }

  private form(plan: Plan) {
    const { scenarios } = this.work.contents!;
    const set = (key: keyof Plan) => (event: Event) => (this.plan = { ...plan, [key]: (event.target as HTMLInputElement).value });
    return html`<form class="editor-form" @submit=${(event: Event) => (event.preventDefault(), void this.make())}>
      <label class="row-cell"><span>Title</span><input class="cell" required maxlength="60" .value=${plan.title} @input=${set('title')} /></label>
      <label class="row-cell"
        ><span>Takes from</span
        ><select class="cell" @change=${set('takes')}>
          ${scenarios.map(({ folder, title }) => html`<option value=${folder} ?selected=${folder === plan.takes}>${title}</option>`)}
        </select></label
      >
      <label class="row-cell"><span>Game-Turns</span><input class="cell" type="number" min="1" max="99" required .value=${plan.turns} @input=${set('turns')} /></label>
      <label class="row-cell"><span>Transport Points, per cent of those it takes</span><input class="cell" type="number" min="1" max="999" required .value=${plan.percent} @input=${set('percent')} /></label>
      <label class="row-cell"><span>In a sentence</span><textarea class="cell" rows="3" maxlength="400" .value=${plan.summary} @input=${set('summary')}></textarea></label>
      <p class="hint">Everything else is as in the scenario that it takes from, until you say otherwise.</p>
      <button class="button primary">${icon('plus')} Begin it</button>
    </form>`;
  }
}
