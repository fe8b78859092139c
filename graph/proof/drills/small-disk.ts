import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate file system that can be filled to the last byte. */
export interface SmallDisk {
  folder: string;
  fill(): void;
  free(): void;
  remove(): void;
}

/** Mounts one in memory. Throws an Error where that is not allowed: it takes Linux and root. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'citron-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
  } catch (error) {
    rmdirSync(folder);
    throw new Error(`No file system can be mounted for this drill: ${(error as Error).message}`);
  }
  const ballast = join(folder, 'ballast');
  const remove = () => {
    execFileSync('umount', ['--lazy', folder]);
    rmdirSync(folder);
  };
  process.once('exit', remove);
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      // What is left after the large pieces is filled with small ones.
      for (const bytes of [1_000_000, 4_096, 1]) {
        const piece = Buffer.alloc(bytes);
        while (writes(file, piece));
      }
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      process.off('exit', remove);
      remove();
    },
  };
}

/** Whether a piece found room. */
function writes(file: number, piece: Buffer): boolean {
  try {
    return writeSync(file, piece) === piece.length;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOSPC') return false;
    throw error;
  }
}
