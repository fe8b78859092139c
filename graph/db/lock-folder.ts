import { accessSync, constants } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from './make-folder.ts';

const busy = 5; // SQLITE_BUSY
/** Time limit of taking the lock, in milliseconds: without one, two processes that start at once would both be refused. */
const TIMEOUT_MS = 500;

/** References to the locks: one that is garbage-collected is released. */
const held = new Set<DatabaseSync>();

/**
 * Locks `folder` for this process, creating it when missing. Returns the function that unlocks it. Throws an Error of
 * one sentence when another process holds the lock or the folder is not writable.
 *
 * Node has no file locks, but an SQLite transaction is one: the kernel releases it when the process ends in any way, so
 * there is no stale lock.
 */
export function lockFolder(folder: string): () => void {
  try {
    makeFolder(resolve(folder));
    const file = join(folder, '.lock');
    const lock = new DatabaseSync(file, { timeout: TIMEOUT_MS });
    try {
      // SQLite opens a read-only file without locking it.
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
