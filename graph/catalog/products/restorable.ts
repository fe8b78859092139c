/** Days for which a deleted product can be restored. */
export const RESTORE_DAYS = 30;

/** Products that were deleted after this can be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORE_DAYS * 24 * 60 * 60_000);
}
