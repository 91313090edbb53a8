/** The base of all elements: they render into the page itself, so that one style sheet and one focus order serve them all. */
import { LitElement, type ReactiveController } from 'lit';

export class Part extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}

/** Renders its host again whenever one of these topics of a source is told. */
export class Watch implements ReactiveController {
  private readonly again = () => this.host.requestUpdate();
  private source: EventTarget | null = null;

  constructor(
    private readonly host: LitElement,
    private readonly topics: readonly string[],
  ) {
    host.addController(this);
  }

  on(source: EventTarget): void {
    if (source === this.source) return;
    this.hostDisconnected();
    this.source = source;
    for (const topic of this.topics) source.addEventListener(topic, this.again);
  }

  hostConnected(): void {
    const source = this.source;
    this.source = null;
    if (source) this.on(source);
  }

  hostDisconnected(): void {
    for (const topic of this.topics) this.source?.removeEventListener(topic, this.again);
  }
}
