import type { JobDeps, JobRun } from '../../../core/define-module.ts';
import type { DueTable } from '../../../core/due-rows.ts';
import { DomainError } from '../../../core/errors.ts';
import { prepared } from '../../../core/prepared.ts';
import { FetchError } from '../../../core/public-http.ts';
import { ImportedPicture, type PictureFailure, type PictureState } from './imported-picture.entity.ts';

/** Most pictures of a turn. */
export const TURN = 24;
/** A process that dies leaves its pictures to the others after this time: longer than a turn takes. Milliseconds. */
const LEASE_MS = 5 * 60_000;
const MINUTE = 60_000;
/** Pauses after attempts that failed, in milliseconds. After the one that follows the last pause it is given up. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE] as const;
/** Longer pauses of servers are cut off. */
const LONGEST_PAUSE = 24 * 60 * MINUTE;
export const MOST_ATTEMPTS = PAUSES.length + 1;

type Deps = Pick<JobDeps, 'em' | 'ports'>;

/** Pictures to fetch, for admins. Those of deleted products wait until they are restored. */
export const pictureQueue: DueTable = {
  name: 'imported pictures',
  table: 'imported_pictures',
  waiting: `row.state = 'pending' and exists (select 1 from products where id = row.product_id and deleted_at is null)`,
};

/** A picture that this process alone fetches until its lease ends. */
export interface DuePicture extends Pick<ImportedPicture, 'id' | 'address' | 'host' | 'alt' | 'position'> {
  product: string;
  variants: string[];
  /** 1 for the first attempt. */
  attempts: number;
}

const lease = prepared<DuePicture, [now: Date, until: Date]>(
  `with due as (
     select row.id from imported_pictures as row
     where ${pictureQueue.waiting} and (next_attempt_at is null or next_attempt_at <= $1::timestamptz)
     order by next_attempt_at nulls first, id limit ${TURN} for update of row skip locked
   )
   update imported_pictures as row set attempts = attempts + 1, next_attempt_at = $2::timestamptz
   from due where row.id = due.id
   returning row.id, product_id as product, address, host, alt, position, variants, attempts`,
);

/** Takes the pictures of a turn. */
export async function leasePictures({ em, ports }: Deps): Promise<DuePicture[]> {
  const now = ports.now();
  const pictures = await lease(em.fork(), now, new Date(now.getTime() + LEASE_MS));
  return pictures.sort((a, b) => a.position - b.position);
}

/** Puts a picture back that is not to blame: the process stops, or staff upload pictures. */
export async function release({ em, ports }: Deps, { id, attempts }: DuePicture): Promise<void> {
  const nextAttemptAt = new Date(ports.now().getTime() + MINUTE);
  const given = { attempts: attempts - 1, nextAttemptAt };
  await em.fork().nativeUpdate(ImportedPicture, { id, state: 'pending' }, { attempts: given });
}

/** Notes why a picture was not fetched: it is tried again after a pause, a longer one where the server asks for it, or given up. */
export async function noteFailure(
  { em, ports }: Deps,
  { logger }: Pick<JobRun, 'logger'>,
  { id, attempts }: Pick<DuePicture, 'id' | 'attempts'>,
  error: unknown,
): Promise<void> {
  const { failure, isPermanent } = failureOf(error);
  if (failure === 'internal') logger.warn({ err: error, picture: id }, 'a picture could not be stored');
  const state: PictureState = isPermanent || attempts >= MOST_ATTEMPTS ? 'failed' : 'pending';
  const asked = error instanceof FetchError ? Math.min(error.retryAfterMs ?? 0, LONGEST_PAUSE) : 0;
  const pause = Math.max(PAUSES[Math.min(attempts, PAUSES.length) - 1]!, asked);
  const nextAttemptAt = state === 'failed' ? null : new Date(ports.now().getTime() + pause);
  const lastError = error instanceof Error ? error.message : String(error);
  await em
    .fork()
    .nativeUpdate(
      ImportedPicture,
      { id, state: 'pending' },
      { state, failure, attempts: { nextAttemptAt, lastError } },
    );
}

/** The product has as many pictures as it may have. */
export class ProductFull extends Error {}

function failureOf(error: unknown): { failure: PictureFailure; isPermanent: boolean } {
  if (error instanceof FetchError) return error;
  if (error instanceof ProductFull) return { failure: 'productFull', isPermanent: true };
  // The decoder's, as for uploads of staff.
  if (error instanceof DomainError) return { failure: 'notAPicture', isPermanent: true };
  return { failure: 'internal', isPermanent: false };
}

const failAll = prepared<object, [host: string, now: Date, pauses: readonly number[]]>(
  `update imported_pictures set attempts = attempts + 1, failure = 'unreachable',
     state = case when attempts + 1 >= ${MOST_ATTEMPTS} then 'failed' else state end,
     last_error = 'The server did not respond to other requests.',
     next_attempt_at = $2::timestamptz + ($3::int[])[attempts + 1] * interval '1 millisecond'
   where state = 'pending' and host = $1 and (next_attempt_at is null or next_attempt_at <= $2::timestamptz)`,
);

/** Counts an attempt for all pictures of a server that is away: it is not asked for each of them. */
export async function giveUpHost({ em, ports }: Deps, host: string): Promise<void> {
  await failAll(em.fork(), host, ports.now(), PAUSES);
}
