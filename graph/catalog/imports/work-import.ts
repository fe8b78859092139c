import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Actor, accountActor } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { LEASE_MS, type LeasedRow } from '../../core/due-rows.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { keepOldPaths } from '../redirects/keep-old-paths.ts';
import type { ChunkResult } from './chunk-result.ts';
import { Import, type RowProblem } from './import.entity.ts';
import { chunksOf, type ImportChunk } from './import-chunks.ts';
import { isHistory, neededFor } from './import-fields.ts';
import { queuePictures } from './pictures/queue-pictures.ts';
import { readCsv } from './read-csv.ts';

export type WorkDeps = Pick<Context, 'em' | 'ports' | 'settings'>;

/** After so long the import lets other ones go first. Milliseconds. */
const TURN_MS = 10_000;
/** Most problems that are stored, and most warnings. */
export const MOST_PROBLEMS = 1000;

/**
 * Imports the rows that are left, some hundred in a transaction. It writes how far it is in the same transaction, so that each
 * row is imported once, whatever dies. What the file is to blame for is noted with its row; any other error is thrown, until
 * the `last` attempt without progress.
 */
export async function workImport(deps: WorkDeps, { id, attempts }: LeasedRow, last: number): Promise<void> {
  const em = deps.em.fork();
  const found = await em.findOne(Import, { id, state: 'waiting' });
  if (!found) return;
  try {
    if (attempts > last)
      throw new DomainError(
        'INTERNAL',
        'Several attempts made no progress. Rows that were saved stay; start the import of the file again.',
      );
    await takeTurn(deps, found);
  } catch (error) {
    if (!(error instanceof DomainError) && attempts < last) throw error;
    const lastError = error instanceof Error ? error.message : String(error);
    await em.nativeUpdate(
      Import,
      { id, state: 'waiting' },
      { state: 'failed', finishedAt: deps.ports.now(), attempts: { lastError } },
    );
  }
}

/** The account that started the import, with its current permissions. Errors: FORBIDDEN. */
async function findActor({ em, settings }: WorkDeps, { createdBy, kind }: Import): Promise<Actor> {
  const user = await em.fork().findOne(User, { id: createdBy, deletedAt: null });
  const actor = user && accountActor(user, 'strong', settings);
  const missing = neededFor(kind).find((permission) => !actor?.can(permission));
  if (actor && !missing) return actor;
  throw new DomainError('FORBIDDEN', `The account that started it no longer has the permission ${missing}.`);
}

async function takeTurn(deps: WorkDeps, found: Import): Promise<void> {
  const { ports } = deps;
  const file = await ports.storage.read(found.file);
  if (!file) throw new DomainError('NOT_FOUND', 'The file of this import is gone. Upload it again.');
  const chunks = await chunksOf(deps, found, await readCsv(file));
  // A turn begins once the file is read: one that takes long to read would else end after each chunk, and be read for each.
  const begin = ports.now().getTime();
  let row = 0;
  for (const chunk of chunks) {
    const isDone = row < found.row;
    if (!isDone && !(await workChunk(deps, found, row, chunk))) return;
    row += chunk.rows;
    if (!isDone && ports.now().getTime() - begin > TURN_MS) break;
  }
  await deps.em.fork().nativeUpdate(Import, found.id, { attempts: { nextAttemptAt: null } });
}

/** Imports a chunk, and notes how far it is. Returns whether the import goes on: somebody may have cancelled it. */
async function workChunk(deps: WorkDeps, state: Import, row: number, chunk: ImportChunk): Promise<boolean> {
  const { ports } = deps;
  const actor = await findActor(deps, state);
  const work = async (em: SqlEntityManager): Promise<ChunkResult | null> => {
    // A plan that was made while the tables were empty reads all of them.
    await em.execute('set local plan_cache_mode = force_custom_plan');
    const [own] = await em.execute<object[]>(
      `select 1 from imports where id = ? and "row" = ? and state = 'waiting' for update`,
      [state.id, row],
    );
    if (!own) return null;
    const result = await chunk.run({ actor, ports }, em);
    if (!state.isDryRun) {
      await queuePictures(em, state.id, result.pictured);
      await keepPaths(em, state, result, ports.now());
      await noteProgress(deps, em, state.id, result);
    }
    await failpoint('import.chunkDone');
    return result;
  };
  const em = deps.em.fork();
  // Shoppers see nothing of history.
  const run = () =>
    isHistory(state.kind) ? inTransaction(em, work) : inInvalidatingTransaction({ em, ports }, work);
  const result = state.isDryRun ? await rolledBack(em, work) : await run();
  if (result && state.isDryRun) await noteProgress(deps, deps.em.fork(), state.id, result);
  await failpoint('import.committed');
  return result !== null;
}

/** Keeps the addresses that imported products had in the shop system that the file is from. */
async function keepPaths(
  em: SqlEntityManager,
  { format }: Import,
  { pictured }: ChunkResult,
  now: Date,
): Promise<void> {
  if (format !== 'shopify' && format !== 'woocommerce') return;
  const products = pictured.map(({ productId, unit }) => ({
    productId,
    paths: unit.flatMap(({ oldPaths = [] }) => oldPaths),
  }));
  if (products.length > 0) await keepOldPaths(em, format, products, now);
}

/** Does the work in a transaction that is rolled back. */
async function rolledBack<T>(em: SqlEntityManager, work: (em: SqlEntityManager) => Promise<T>): Promise<T> {
  const done = new Error('This is only a try.');
  let result: T;
  try {
    await inTransaction(em, async (inner) => {
      result = await work(inner);
      throw done;
    });
  } catch (error) {
    if (error !== done) throw error;
  }
  return result!;
}

async function noteProgress(
  { ports }: WorkDeps,
  em: SqlEntityManager,
  id: string,
  { created, updated, unchanged, failed, problems, warnings }: ChunkResult,
): Promise<void> {
  const now = ports.now();
  const rows = created + updated + unchanged + failed;
  const [row] = await em.execute<{ stored: number; warned: number }[]>(
    'select jsonb_array_length(errors) as stored, jsonb_array_length(warnings) as warned from imports where id = ?',
    [id],
  );
  const fitting = (list: readonly RowProblem[], before = 0) =>
    JSON.stringify(list.slice(0, Math.max(0, MOST_PROBLEMS - before)));
  await em.execute(
    `update imports set "row" = "row" + ?, created = created + ?, updated = updated + ?, unchanged = unchanged + ?,
       failed = failed + ?, errors = errors || ?::jsonb, warnings = warnings || ?::jsonb, attempts = 0, last_error = null, next_attempt_at = ?,
       state = case when "row" + ? >= total then 'done' else state end,
       finished_at = case when "row" + ? >= total then ?::timestamptz end
     where id = ? and state = 'waiting'`,
    [
      ...[rows, created, updated, unchanged, failed],
      ...[fitting(problems, row?.stored), fitting(warnings, row?.warned)],
      ...[new Date(now.getTime() + LEASE_MS), rows, rows, now, id],
    ],
  );
}
