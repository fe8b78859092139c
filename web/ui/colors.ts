/** The dark bar at the top is the same in both schemes. */
export const INK = '#14231F';
export const CITRON = '#D9F24B';
/** What stands out on it: the shop's own colour, which the server sets, or citron. */
export const ACCENT = `var(--accent, ${CITRON})`;
