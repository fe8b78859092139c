/** Why a database could not be opened, in words. PGlite rejects with objects that are no errors when it cannot write its files. */
export const whyUnopened = (error: unknown): string =>
  error instanceof Error && error.message
    ? error.message
    : 'its files cannot be read or written. Free space on the disk of DATA_DIR, or restore a backup.';
