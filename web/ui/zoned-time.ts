/** Such as "2026-11-30 08:00", by the clocks of a time zone of the IANA list. */
export const zonedTime = (iso: string, timeZone: string): string =>
  clockOf(new Date(iso), timeZone).slice(0, 16);

/** Such as "2026-11-30 08:00", by the clocks of the shop; in a shop without a time zone by those of the viewer. */
export const shownTime = (iso: string, timeZone: string | undefined): string =>
  timeZone ? zonedTime(iso, timeZone) : localTime(iso);

/** Such as "2026-11-30", the day in the time zone of the shop; in a shop without one in UTC. */
export const shownDay = (iso: string, timeZone: string | undefined): string =>
  (timeZone ? zonedTime(iso, timeZone) : iso).slice(0, 10);

/** The moment at which the clocks of a time zone show this, such as "2026-11-30T08:00", as an input of date and time has it. */
export function momentIn(timeZone: string, typed: string): string {
  const shown = Date.parse(`${typed}Z`);
  const ahead = (at: number) => Date.parse(`${clockOf(new Date(at), timeZone).replace(' ', 'T')}Z`) - at;
  // Twice: the clocks may change between the guess and the moment.
  const guess = shown - ahead(shown);
  return new Date(shown - ahead(guess)).toISOString();
}

const clockOf = (at: Date, timeZone: string) => at.toLocaleString('sv-SE', { timeZone });

function localTime(iso: string): string {
  const at = new Date(iso);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}
