const STORED = 'scroll-positions';

/** Remembers how far down the page is for an entry of the history, also beyond a reload. */
export function keepScroll(key: string): void {
  sessionStorage.setItem(STORED, JSON.stringify({ ...read(), [key]: window.scrollY }));
}

/** How far down the page was in pixels when the entry was left; undefined if it never was. */
export const scrollOf = (key: string): number | undefined => read()[key];

function read(): Record<string, number> {
  return JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
}
