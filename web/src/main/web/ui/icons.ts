/** The page's icons: thin lines on a 24 by 24 grid, in the colour of the text beside them. */
import { html, svg, type TemplateResult } from 'lit';

const PATHS: Record<string, string> = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 13l5 5L19 7',
  fold: 'M9 6l6 6-6 6',
  unfold: 'M15 6l-6 6 6 6',
  screen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  map: 'M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2zM9 4v14M15 6v14',
  fit: 'M3 5h18v14H3zM7 12h10M7 12l2.5-2.5M7 12l2.5 2.5M17 12l-2.5-2.5M17 12l-2.5 2.5',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 7L4 12l5 5M4 12h11a5 5 0 0 1 0 10h-3',
  home: 'M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6',
  layers: 'M12 3l9 5-9 5-9-5zM3 13l9 5 9-5',
  chart: 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6',
  book: 'M4 5a3 3 0 0 1 3-2h13v16H7a3 3 0 0 0-3 2zM4 5v16M20 19v3H7',
  gear: 'M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6M12 2v3M12 19v3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M2 12h3M19 12h3M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1',
  help: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.5-1.1 1-1.1 2M12 17v.2',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  step: 'M6 5l9 7-9 7zM18 5v14',
  back: 'M18 5l-9 7 9 7zM6 5v14',
  first: 'M19 5l-9 7 9 7zM5 5v14M8 12h2',
  skip: 'M4 5l8 7-8 7zM12 5l8 7-8 7z',
  again: 'M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6',
  next: 'M5 12h13M13 6l6 6-6 6',
  target: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6M12 2v4M12 18v4M2 12h4M18 12h4',
  flag: 'M5 21V4h12l-2 4 2 4H5',
  dice: 'M5 5h14v14H5zM9 9v.2M15 9v.2M9 15v.2M15 15v.2M12 12v.2',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  wave: 'M2 9q2.5-3 5 0t5 0t5 0t5 0M2 15q2.5-3 5 0t5 0t5 0t5 0',
  cloud: 'M7 18a4 4 0 0 1-.5-8A6 6 0 0 1 18 9.5A4.3 4.3 0 0 1 17.5 18z',
  storm: 'M7 14a4 4 0 0 1-.5-8A6 6 0 0 1 18 5.500A4.300 4.300 0 0 1 17.500 14zM12 14l-3 5h4l-2 4',
  anchor: 'M12 7v14M12 3a2 2 0 1 0 0 4a2 2 0 0 0 0-4M8 11h8M4 14c0 4 4 7 8 7s8-3 8-7',
  users: 'M8 11a3.500 3.500 0 1 0 0-7a3.500 3.500 0 0 0 0 7M2 20c0-4 3-6 6-6s6 2 6 6M16 11a3 3 0 1 0 0-6M17 14c3 0 5 2 5 6',
  key: 'M8 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 12h9M17 12v4M21 12v3',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13a6.500 6.500 0 0 0 0-13M15.500 15.500L21 21',
  moon: 'M20 14A8.500 8.500 0 0 1 10 4a8.500 8.500 0 1 0 10 10',
  learn: 'M12 4L2 9l10 5 10-5zM6 11v5c3 3 9 3 12 0v-5',
  sound: 'M4 9v6h4l5 4V5L8 9zM16.500 8.500a5 5 0 0 1 0 7M19 6a8.500 8.500 0 0 1 0 12',
  silence: 'M4 9v6h4l5 4V5L8 9zM17 9.500l5 5M22 9.500l-5 5',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4',
  orders: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 11c.6.500.500 1 .500 2h6c0-1 0-1.500.500-2A6 6 0 0 0 12 3',
};

export const icon = (name: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${PATHS[name] ?? ''} />`}</svg>`;

/** The face of a die. */
export function die(face: number): TemplateResult {
  const dots: Record<number, [number, number][]> = {
    1: [[12, 12]],
    2: [
      [8, 8],
      [16, 16],
    ],
    3: [
      [8, 8],
      [12, 12],
      [16, 16],
    ],
    4: [
      [8, 8],
      [16, 8],
      [8, 16],
      [16, 16],
    ],
    5: [
      [8, 8],
      [16, 8],
      [12, 12],
      [8, 16],
      [16, 16],
    ],
    6: [
      [8, 7],
      [16, 7],
      [8, 12],
      [16, 12],
      [8, 17],
      [16, 17],
    ],
  };
  return html`<svg class="die" viewBox="0 0 24 24" role="img" aria-label="die ${face}">
    <rect x="3" y="3" width="18" height="18" rx="4" />
    ${(dots[face] ?? []).map(([x, y]) => svg`<circle cx=${x} cy=${y} r="1.9" />`)}
  </svg>`;
}
