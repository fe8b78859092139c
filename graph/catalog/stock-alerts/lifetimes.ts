const DAY = 24 * 60 * 60_000;

/** How long an alert that nobody confirmed is stored. Milliseconds. */
export const UNCONFIRMED = 2 * DAY;
/** How long a confirmed one waits for stock. Milliseconds. */
export const WAITING = 365 * DAY;
/** How long one is stored after its mail. Milliseconds. */
export const NOTIFIED = 30 * DAY;

/** How long people are not told of a variant again after some were. Milliseconds. */
export const PAUSE = DAY;
