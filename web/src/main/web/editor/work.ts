/**
 * An edition while somebody works on it. A change is seen at once and kept by the server in the order in which it was made; what the server says then is what holds.
 * Tells "making" before rows are changed here, and "changed" when rows, findings, steps or what is said are others.
 */
import { Refused } from '../host/host.ts';
import * as api from './api.ts';
import { make, read, type Table } from './tables.ts';
import type { Change, Contents, Finding, Found, ScenarioLine, Setting, WireSettings, WireTable } from './wire.ts';

const STALE = 'stale';
/** The server takes this many in one step. */
const MOST = 2000;

export type Server = Pick<typeof api, 'contents' | 'table' | 'findings' | 'change' | 'back'>;

export class Work extends EventTarget {
  contents: Contents | null = null;
  readonly tables = new Map<string, Table>();
  readonly settings = new Map<string, Setting[]>();
  findings: readonly Finding[] = [];
  playable = false;
  /** What is wrong or was done, in a sentence. */
  told = '';
  /** Not while the server does not answer: then what is seen here may be in no file. */
  kept = true;
  /** Counts the changes that the drawn map may show. */
  drawing = 0;
  /** Another whenever anything is. */
  stamp = 0;
  private version = '';
  private readonly wanted = new Map<string, Promise<void>>();
  private queue: Promise<void> = Promise.resolve();
  private waiting = 0;
  /** Files that were changed and not read again yet. */
  private late: string[] = [];

  constructor(
    readonly edition: string,
    private readonly server: Server = api,
  ) {
    super();
  }

  get busy(): boolean {
    return this.waiting > 0;
  }

  get undos(): number {
    return this.contents?.undo ?? 0;
  }

  get redos(): number {
    return this.contents?.redo ?? 0;
  }

  get drawn(): string {
    return this.version;
  }

  async open(): Promise<void> {
    await this.reread();
    const found = await this.server.findings(this.edition);
    this.findings = found.findings;
    this.playable = found.playable;
    this.tell();
  }

  scenario(folder: string): ScenarioLine | undefined {
    return this.contents?.scenarios.find((each) => each.folder === folder);
  }

  /** Sees to it that these files are known; they are read once and kept in step from then on. */
  async want(files: readonly string[]): Promise<void> {
    await Promise.all(files.map((file) => this.wanted.get(file) ?? this.fetch(file)));
  }

  private fetch(file: string): Promise<void> {
    const fetched = this.readFile(file).then(() => this.tell());
    this.wanted.set(file, fetched);
    fetched.catch(() => this.wanted.delete(file));
    return fetched;
  }

  private async readFile(file: string): Promise<void> {
    const answer = await this.server.table<WireTable | WireSettings>(this.edition, file);
    if ('settings' in answer) this.settings.set(file, answer.settings);
    else this.tables.set(file, read(answer));
  }

  private async reread(): Promise<void> {
    this.contents = await this.server.contents(this.edition);
    this.version = this.contents.version;
  }

  /** Changes rows, as one step. */
  change(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return this.queue;
    this.dispatchEvent(new CustomEvent('making', { detail: changes }));
    for (const each of changes) this.foretell(each);
    this.tell();
    const steps = Array.from({ length: Math.ceil(changes.length / MOST) }, (_, i) => changes.slice(i * MOST, (i + 1) * MOST));
    for (const step of steps) void this.enqueue(() => this.server.change(this.edition, this.version, step));
    return this.queue;
  }

  undo = (): Promise<void> => (this.undos > 0 || this.busy ? this.enqueue(() => this.server.back(this.edition, this.version, 'undo')) : this.queue);
  redo = (): Promise<void> => (this.redos > 0 ? this.enqueue(() => this.server.back(this.edition, this.version, 'redo')) : this.queue);

  private foretell(change: Change): void {
    const { file = '' } = change;
    const table = this.tables.get(file);
    if (table) make(table, change);
    for (const setting of this.settings.get(file) ?? []) {
      const value = change.set?.[setting.key];
      if (value !== undefined) Object.assign(setting, value === null ? { value: setting.was ?? null, own: false } : { value, own: true });
    }
  }

  /** One after the other: each change names the version that the one before it left. */
  private enqueue(ask: () => Promise<Found>): Promise<void> {
    this.waiting++;
    this.queue = this.queue.then(async () => {
      try {
        await this.take(await ask());
      } catch (error) {
        await this.recover(error as Error);
      } finally {
        this.waiting--;
        this.tell();
      }
    });
    this.tell();
    return this.queue;
  }

  private async take({ version, undo = 0, redo = 0, changed = [...this.wanted.keys()], findings, playable, map = true }: Found): Promise<void> {
    this.version = version;
    this.findings = findings;
    this.playable = playable;
    this.told = '';
    this.kept = true;
    if (map) this.drawing++;
    if (this.contents) Object.assign(this.contents, { undo, redo });
    this.late.push(...changed);
    if (this.waiting === 1) await this.readAgain();
  }

  /** Not before the last change that waits is made, or rows would be what they were for a moment. */
  private async readAgain(): Promise<void> {
    const files = new Set(this.late.flatMap((file) => this.kin(file)));
    this.late = [];
    await Promise.all([this.reread(), ...[...files].filter((file) => this.wanted.has(file)).map((file) => this.readFile(file))]);
  }

  /** A scenario's files hang together, and others may take from it. */
  private kin(file: string): string[] {
    return /^(scenarios|british)\//.test(file) ? [...this.wanted.keys()].filter((each) => /^(scenarios|british)\//.test(each)) : [file];
  }

  /** What is kept holds: it is read again, and the person told. */
  private async recover(error: Error): Promise<void> {
    this.told = error instanceof Refused && error.code === (STALE as string) ? 'The files were changed elsewhere meanwhile. This is how they are now; your last change was not made.' : error.message;
    this.drawing++;
    this.kept = await Promise.all([this.reread(), ...[...this.wanted.keys()].map((file) => this.readFile(file))]).then(
      () => true,
      () => false,
    );
    if (!this.kept) this.told = `${error.message} Your last change was not kept.`;
  }

  say(sentence: string): void {
    this.told = sentence;
    this.tell();
  }

  private tell(): void {
    this.stamp++;
    this.dispatchEvent(new Event('changed'));
  }
}
