import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const busy = 5; // SQLITE_BUSY
/** Milliseconds to try for: two that start at the same moment would otherwise both be refused. */
const patience = 500;

/** A lock that nothing refers to would be garbage-collected, and with that given back. */
const held = new Set<DatabaseSync>();

/**
 * Takes `folder` for this process alone, creating it when missing, and returns the function that gives it back.
 * Throws one clear Error when another process holds it or it cannot be written.
 *
 * Node has no file locks of its own, but an SQLite transaction is one: the kernel drops it when the process ends,
 * however it ends, so nothing is ever left to clean up.
 */
export function lockFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, '.lock');
    const lock = new DatabaseSync(file, { timeout: patience });
    try {
      // SQLite would open what it may only read, and lock nothing.
      for (const path of [folder, file]) accessSync(path, constants.W_OK);
      lock.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      lock.close();
      throw error;
    }
    held.add(lock);
    return () => {
      held.delete(lock);
      lock.close();
    };
  } catch (error) {
    const path = resolve(folder);
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) {
      throw new Error(`Another process is using ${path}: stop it, or choose another folder with DATA_DIR.`);
    }
    throw new Error(
      `Cannot write to ${path}: make it writable, or choose another folder with DATA_DIR. (${(error as Error).message})`,
    );
  }
}
