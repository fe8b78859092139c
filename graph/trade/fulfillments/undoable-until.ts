export const UNDO_MS = 10 * 60_000;

/** Until when a fulfillment can be undone, and its mail waits. */
export const undoableUntil = ({ createdAt }: { createdAt: Date }) => new Date(createdAt.getTime() + UNDO_MS);
