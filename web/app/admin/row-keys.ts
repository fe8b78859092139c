const find = (selector: string) => document.querySelector<HTMLElement>(`main ${selector}`);

/** The link by which each row of the list on the page is opened. */
const linksOfRows = () =>
  [...document.querySelectorAll<HTMLElement>('main tbody tr')].flatMap(
    (row) =>
      row.querySelector<HTMLElement>('[data-row-link]') ?? row.querySelector<HTMLElement>('a[href]') ?? [],
  );

const rowOfFocus = () => document.activeElement?.closest('tbody tr');

/** Moves the focus to the link of the next row (1) or of the one before (-1); on a page that leads to others like it, opens that. Returns whether there is one. */
export function move(step: 1 | -1): boolean {
  if (find(':is(a[rel=next], a[rel=prev])')) {
    const link = find(step === 1 ? 'a[rel=next]' : 'a[rel=prev]');
    link?.click();
    return link !== null;
  }
  const links = linksOfRows();
  const row = rowOfFocus();
  const at = links.findIndex((link) => row?.contains(link));
  const next = at < 0 ? links.at(step === 1 ? 0 : -1) : links[at + step];
  next?.focus();
  return next !== undefined;
}

/** The address that ships the selected orders, or the one whose row has the focus; null without any. */
export function addressToShip(): string | null {
  const selected = find('[data-selection-bar] a[data-key=s]')?.getAttribute('href');
  const row = rowOfFocus()?.querySelector('[data-row-link]')?.getAttribute('href');
  return selected ?? (row && /^\/admin\/orders\/[\w-]{36}(\?|$)/.test(row) ? `${row}#ship` : null);
}

/** Moves the focus to what can be done with the selected rows. Returns whether there is anything. */
export function goToBar(): boolean {
  const first = find('[data-selection-bar] :is(a, button)');
  first?.focus();
  return first !== null;
}

/** Selects the row that has the focus, or no longer. Returns whether it can be. */
export function selectRow(): boolean {
  const box = rowOfFocus()?.querySelector<HTMLInputElement>('input[type=checkbox]');
  box?.click();
  return box != null;
}
