/** The board as it is on the screen, as a picture to send to somebody. */
import type { Board } from '../board/board.ts';
import { leafOf } from '../board/leaves.ts';
import { mapPicture } from '../ui/settings.ts';

/** So many dots of the picture for one of the screen. */
const SHARP = 2;

const load = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture cannot be made here.'));
    image.src = address;
  });

/** All styles of the page, so that the drawing looks the same by itself. */
function styles(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .filter((text) => !text.startsWith('@font-face'))
    .join('\n');
}

/** What lies over the map, as a drawing of its own. */
function drawing(board: Board): string {
  const { sheet } = board.session;
  const { width, height } = sheet;
  const svg = leafOf(sheet, '');
  for (const leaf of board.querySelectorAll('.leaf')) svg.append(...leaf.cloneNode(true).childNodes);
  svg.removeAttribute('class');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const theme = document.documentElement.dataset['theme'];
  if (theme) svg.setAttribute('data-theme', theme);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = styles();
  svg.prepend(style);
  return new XMLSerializer().serializeToString(svg);
}

export async function pictureOf(board: Board): Promise<Blob> {
  const { x, y, k, width, height } = board.camera;
  const { sheet } = board.session;
  const [map, pieces] = await Promise.all([
    load(mapPicture()),
    load(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing(board))}`),
  ]);
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARP;
  canvas.height = height * SHARP;
  const paint = canvas.getContext('2d')!;
  paint.fillStyle = getComputedStyle(board).backgroundColor;
  paint.fillRect(0, 0, canvas.width, canvas.height);
  for (const image of [map, pieces]) paint.drawImage(image, x * SHARP, y * SHARP, sheet.width * k * SHARP, sheet.height * k * SHARP);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be made here.'))), 'image/png'),
  );
}
