/** A moment where the viewer is, such as "2026-11-24 09:05": days are written as everywhere in the shop. */
export function Time({ iso }: { iso: string }) {
  return <time dateTime={iso}>{localTime(iso)}</time>;
}

/** Such as "2026-11-24 09:05", by the clock of the viewer. */
export function localTime(iso: string): string {
  const at = new Date(iso);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}
