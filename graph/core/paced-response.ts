import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** How long a client may read nothing. Milliseconds. */
const LONGEST_PAUSE = 30_000;
/** How long all pauses of a client together may keep a transaction open. Milliseconds. */
const LONGEST_WAIT = 2_000;

/**
 * Sends parts one after the other. `write` waits for the client, but 2 s at most for all parts; those after that are spooled in a temporary file,
 * so that a slow client keeps no transaction open. `flush` sends them at the pace of the client. The caller ends the response, and awaits `close`. Both others
 * throw when the client is gone.
 */
export function pacedResponse(res: Response, headers: Record<string, string>) {
  let spool: FileHandle | undefined;
  let left = LONGEST_WAIT;
  res.setTimeout(LONGEST_PAUSE, () => res.destroy());
  const refuseGone = () => {
    if (res.destroyed) throw new Error('The client is gone.');
  };
  return {
    async write(part: string | Uint8Array): Promise<void> {
      refuseGone();
      if (!res.headersSent) res.set(headers);
      if (part.length === 0) return;
      if (spool) return spool.appendFile(part);
      if (res.write(part)) return;
      left -= await drained(res, left);
      if (left > 0) return;
      spool = await openSpool();
      // Nothing is sent until the transaction has ended, which is no pause of the client.
      res.setTimeout(0);
    },
    async flush(): Promise<void> {
      refuseGone();
      if (!spool) return;
      res.setTimeout(LONGEST_PAUSE);
      await pipeline(spool.createReadStream({ start: 0 }), res, { end: false });
    },
    close: async () => spool?.close(),
  };
}

/** A temporary file without a name: it is gone when it is closed, or when the process is killed. */
async function openSpool(): Promise<FileHandle> {
  const path = join(tmpdir(), `export-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/** Waits until the client has read, is gone, or `most` milliseconds are over. Returns how long that took: `most` when a timer fires a moment early. */
async function drained(res: Response, most: number): Promise<number> {
  const start = performance.now();
  const { promise, resolve } = Promise.withResolvers<number>();
  const timer = setTimeout(() => resolve(most), most);
  const read = () => resolve(performance.now() - start);
  res.once('drain', read).once('close', read);
  const waited = await promise;
  // A large file has thousands of parts.
  clearTimeout(timer);
  res.off('drain', read).off('close', read);
  return waited;
}
