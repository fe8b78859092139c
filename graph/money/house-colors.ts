/** The dark bar at the top, the same in both schemes, and text on light colours. */
export const INK = '#14231F';
/** The highlight of a new shop. */
export const CITRON = '#D9F24B';
