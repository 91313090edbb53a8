/** The whole map in a corner, with everybody on it and a frame around what is seen. */
import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { boardHex } from '../model/place.ts';
import type { GameSession } from '../model/session.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { change, mapPicture, settings } from '../ui/settings.ts';
import type { Board } from './board.ts';

@customElement('sl-minimap')
export class MiniMap extends Part {
  @property({ attribute: false }) board!: Board;
  @property({ attribute: false }) session!: GameSession;
  private drawn = '';
  private readonly themed = new Watch(this, ['seelowe-settings']);
  private readonly again = (): void => this.frame();
  private readonly dots = (): void => this.drawDots();

  override connectedCallback(): void {
    super.connectedCallback();
    this.themed.on(window);
    this.board.addEventListener('camera', this.again);
    this.session.addEventListener('view', this.dots);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.board.removeEventListener('camera', this.again);
    this.session.removeEventListener('view', this.dots);
  }

  private frame(): void {
    const { camera } = this.board;
    const frame = this.querySelector('.mini-frame');
    if (!frame) return;
    const a = camera.toSheet({ x: 0, y: 0 });
    const b = camera.toSheet({ x: camera.width, y: camera.height });
    const { width, height } = camera.sheet;
    const left = Math.max(0, a.x);
    const top = Math.max(0, a.y);
    frame.setAttribute('x', String(left));
    frame.setAttribute('y', String(top));
    frame.setAttribute('width', String(Math.min(width, b.x) - left));
    frame.setAttribute('height', String(Math.min(height, b.y) - top));
    this.classList.toggle('idle', a.x <= 0 && a.y <= 0 && b.x >= width && b.y >= height);
  }

  private drawDots(): void {
    const layer = this.querySelector('.mini-dots');
    if (!layer || !this.session.view) return;
    const paths: Record<string, string> = { german: '', british: '' };
    const add = (side: string, place: string): void => {
      const hex = boardHex(place, this.session);
      if (!hex) return;
      const { x, y } = this.session.sheet.centre(hex);
      paths[side] += `M${x - 22} ${y - 22}h44v44h-44Z`;
    };
    for (const unit of this.session.view.units) add(this.session.unit(unit.unit).side, unit.place);
    for (const unit of this.session.view.hidden) add(unit.side, unit.place);
    const dots = `<path class="mini-british" d="${paths['british']}"/><path class="mini-german" d="${paths['german']}"/>`;
    if (dots === this.drawn && layer.hasChildNodes()) return;
    this.drawn = dots;
    layer.innerHTML = dots;
  }

  private go(event: PointerEvent): void {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    event.stopPropagation();
    const box = this.querySelector('svg')!.getBoundingClientRect();
    const { camera } = this.board;
    camera.centreOn({
      x: ((event.clientX - box.left) / box.width) * camera.sheet.width,
      y: ((event.clientY - box.top) / box.height) * camera.sheet.height,
    });
    this.board.moved();
  }

  override updated(): void {
    this.frame();
    this.drawDots();
  }

  private folder(label: string, picture: string) {
    return html`<button
      class="minimap-fold ${settings.miniMapFolded ? 'folded' : ''}"
      aria-label=${label}
      title=${label}
      @click=${() => change({ miniMapFolded: !settings.miniMapFolded })}
    >
      ${icon(picture)}
    </button>`;
  }

  override render() {
    const { width, height } = this.board.camera.sheet;
    if (settings.miniMapFolded) return this.folder('Show the small map', 'map');
    return html`${this.folder('Fold the small map', 'close')}
    <div class="minimap" aria-hidden="true" @pointerdown=${this.go} @pointermove=${this.go}>
      <img src=${mapPicture(true)} alt="" draggable="false" />
      <svg viewBox="0 0 ${width} ${height}">
        <g class="mini-dots"></g>
        <rect class="mini-frame" />
      </svg>
    </div>`;
  }
}
