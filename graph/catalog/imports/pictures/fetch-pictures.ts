import type { JobDeps, JobRun } from '../../../core/define-module.ts';
import { DomainError } from '../../../core/errors.ts';
import { failpoint } from '../../../core/failpoint.ts';
import { FetchError } from '../../../core/public-http.ts';
import { createSemaphore } from '../../../core/semaphore.ts';
import { contentTypes, MAX_BYTES } from '../../../platform/uploads/image-rules.ts';
import { uploadProductImage } from '../../../platform/uploads/upload-product-image.ts';
import { type DuePicture, giveUpHost, leasePictures, noteFailure, release, TURN } from './picture-queue.ts';
import { placePictures, roomFor } from './place-pictures.ts';

/** Pictures that are fetched at once, those of one server among them. Each is in memory, with at most 5 MB. */
const [AT_ONCE, OF_HOST] = [4, 2];
/** After so many requests in a row without a response the server counts as away. */
const MOST_SILENT = 3;
const ACCEPT = [...Object.values(contentTypes), 'image/png'].join(', ');
const limit = (running: number) => createSemaphore({ running, waiting: TURN, refusal: 'The turn is full.' });

/** Fetches the pictures that are due and stores them as uploads of staff are, until none is left. */
export async function fetchPictures(deps: JobDeps, run: JobRun): Promise<void> {
  const servers = new Map<string, Server>();
  const atOnce = limit(AT_ONCE);
  // Staff who upload pictures share the encoder with one of these.
  const encoding = limit(1);
  const serverOf = (host: string) => {
    if (!servers.has(host)) servers.set(host, { inTurn: limit(OF_HOST), silent: 0 });
    return servers.get(host)!;
  };

  /** The address of the stored picture; null when it was not fetched, which is noted. */
  async function fetchPicture(picture: DuePicture): Promise<string | null> {
    const { host, address } = picture;
    const server = serverOf(host);
    try {
      return await server.inTurn(() =>
        atOnce(async () => {
          const bytes = await ask(server, () =>
            deps.ports.publicHttp.get(address, { most: MAX_BYTES, accept: ACCEPT, signal: run.stopped }),
          );
          return encoding(() => uploadProductImage(deps, bytes));
        }),
      );
    } catch (error) {
      if (run.stopped.aborted || (error instanceof DomainError && error.code === 'RATE_LIMITED'))
        await release(deps, picture);
      else await noteFailure(deps, run, picture, error);
      return null;
    }
  }

  while (!run.stopped.aborted) {
    const due = await leasePictures(deps);
    if (due.length === 0) return;
    const products = Map.groupBy(due, ({ product }) => product);
    await Promise.all([...products].map(([product, pictures]) => fetchProduct(product, pictures)));
    for (const [host, { silent }] of servers) if (silent >= MOST_SILENT) await giveUpHost(deps, host);
    // Pictures that failed are due again minutes later: their server may respond then.
    servers.clear();
  }

  /** The pictures of a product are added to it together. */
  async function fetchProduct(product: string, pictures: readonly DuePicture[]): Promise<void> {
    const wanted = await roomFor(deps, run, product, pictures);
    const paths = await Promise.all(wanted.map(fetchPicture));
    await failpoint('pictures.stored');
    const fetched = wanted.flatMap((picture, index) => {
      const path = paths[index];
      return path ? { ...picture, path } : [];
    });
    await placePictures(deps, run, product, fetched);
  }
}

interface Server {
  inTurn: ReturnType<typeof createSemaphore>;
  /** Requests in a row to which it has not responded. */
  silent: number;
}

/** Asks a server, unless it is away. */
async function ask<T>(server: Server, request: () => Promise<T>): Promise<T> {
  if (server.silent >= MOST_SILENT)
    throw new FetchError('unreachable', 'The server did not respond to other requests.');
  try {
    const response = await request();
    server.silent = 0;
    return response;
  } catch (error) {
    const isSilent = error instanceof FetchError && ['timeout', 'unreachable'].includes(error.failure);
    server.silent = isSilent ? server.silent + 1 : 0;
    throw error;
  }
}
