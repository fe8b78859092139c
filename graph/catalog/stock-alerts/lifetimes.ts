const DAY = 24 * 60 * 60_000;

/** How long an alert that nobody confirmed is stored. Milliseconds. */
export const UNCONFIRMED = 2 * DAY;
/** How long a confirmed one waits for stock. Milliseconds. */
export const WAITING = 365 * DAY;
/** How long one is stored after its mail. Milliseconds. */
export const NOTIFIED = 30 * DAY;

/** After a notification, how long nobody else is notified of the variant. Milliseconds. */
export const PAUSE = DAY;
