import type { JobDeps, JobRun } from '../../core/define-module.ts';
import { failpoint } from '../../core/failpoint.ts';
import { withLease } from '../../core/with-lease.ts';
import { makeMoneyCheck } from './make-money-check.ts';
import { readOnOwnConnection } from './read-sql.ts';
import { readStoredCheck } from './stored-check.ts';
import { StoredMoneyCheck } from './stored-money-check.entity.ts';

/** A check that takes less is left to requests again. Milliseconds. */
const SHORT = 1_000;

/** Makes the check that a request has no time for, once it is requested, in one process at a time. */
export async function refreshMoneyCheck({ em, ports }: JobDeps, { stopped }: JobRun): Promise<void> {
  const isRequested = async () => (await readStoredCheck({ em }))?.isRequested;
  if (!(await isRequested())) return;
  await withLease(em, 'money check', async () => {
    if (!(await isRequested())) return;
    const started = ports.now().getTime();
    const check = await makeMoneyCheck({ ports }, (read) => readOnOwnConnection(em.fork(), stopped, read));
    await failpoint('moneyCheck.made');
    const ended = ports.now();
    const result = { check, storedAt: ended.toISOString() };
    if (ended.getTime() - started < SHORT) await em.fork().nativeDelete(StoredMoneyCheck, 1);
    else await em.fork().nativeUpdate(StoredMoneyCheck, 1, { result, requestedAt: null });
    ports.cache.forget('money state');
  });
}
