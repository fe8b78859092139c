import { CITRON } from '#money/house-colors';

/** What stands out on it: the shop's own colour, which the server sets, or citron. */
export const ACCENT = `var(--accent, ${CITRON})`;
