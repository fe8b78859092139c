/** Such as "2026-11-30 08:00", by the clocks of a time zone of the IANA list. */
export const zonedTime = (iso: string, timeZone: string): string =>
  clockOf(new Date(iso), timeZone).slice(0, 16);

/** The moment at which the clocks of a time zone show this, such as "2026-11-30T08:00", as an input of date and time has it. */
export function momentIn(timeZone: string, typed: string): string {
  const shown = Date.parse(`${typed}Z`);
  const ahead = (at: number) => Date.parse(`${clockOf(new Date(at), timeZone).replace(' ', 'T')}Z`) - at;
  // Twice: the clocks may change between the guess and the moment.
  const guess = shown - ahead(shown);
  return new Date(shown - ahead(guess)).toISOString();
}

const clockOf = (at: Date, timeZone: string) => at.toLocaleString('sv-SE', { timeZone });
