import { CITRON, INK } from '#money/house-colors';

/** What stands out on it: the shop's own colour, which the server sets, or citron. */
export const ACCENT = `var(--accent, ${CITRON})`;

/** The dark bar of the shop: in its own hue, which the server sets, or the ink of a new shop. */
export const BAR = `var(--bar, ${INK})`;
