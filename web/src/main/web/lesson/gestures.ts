/** What a hand does is called otherwise where there is no mouse. */
const MOUSE: Record<string, string> = { click: 'click', Click: 'Click', ask: 'Right click a hex', zoom: 'turn the wheel to zoom' };
const FINGER: Record<string, string> = { click: 'tap', Click: 'Tap', ask: 'Touch and hold a hex', zoom: 'spread two fingers to zoom' };

export const hasFinger = (): boolean => matchMedia('(pointer: coarse)').matches;

/** The text with {click} and the like put into words for this screen. */
export const worded = (text: string, finger: boolean): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (finger ? FINGER : MOUSE)[name] ?? whole);
