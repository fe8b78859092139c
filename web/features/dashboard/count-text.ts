/** The server counts no further. */
const MOST = 1000;

/** A number of the to-do list, as it is shown. */
export const countText = (count: number): string => (count >= MOST ? `${MOST - 1}+` : String(count));
