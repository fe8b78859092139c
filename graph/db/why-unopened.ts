/** Of PostgreSQL: insufficient_privilege. */
const FORBIDDEN = '42501';

/** Why a database could not be opened, in words. PGlite rejects with objects that are no errors when it cannot write its files. */
export function whyUnopened(error: unknown): string {
  if (error instanceof Error && error.message)
    return isForbidden(error)
      ? `${error.message}. Make the role of DATABASE_URL the owner of the database: "alter database … owner to …".`
      : error.message;
  return 'its files cannot be read or written. Free space on the disk of DATA_DIR, or restore a backup.';
}

const isForbidden = (error: object) => 'code' in error && error.code === FORBIDDEN;
