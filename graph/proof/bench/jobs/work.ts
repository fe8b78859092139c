/** How many mails or events a visit is. */
export const BATCH = 1_000;

/** Returns how many it did. */
export type Work = () => Promise<number>;
