import { randomUUID } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Another process takes over after this time: shorter than the pause between two runs of a job. */
const LEASE_SECONDS = 25;
const RENEW_MS = 8_000;
const thisProcess = randomUUID();

/**
 * Does `work` unless another process holds the lease of this job. The lease is renewed while it works. It is an
 * optimisation, not a lock: a process that hangs loses its lease and may go on, so what must not happen twice is locked
 * in the database. Returns whether the work was done.
 */
export async function withLease(
  em: SqlEntityManager,
  job: string,
  work: () => Promise<unknown>,
  owner = thisProcess,
): Promise<boolean> {
  if (!(await takeLease(em, job, owner))) return false;
  const renewal = setInterval(() => void takeLease(em, job, owner).catch(() => {}), RENEW_MS);
  try {
    await work();
  } finally {
    clearInterval(renewal);
  }
  return true;
}

/** Takes or renews the lease. One that expires too late was made before the clock was put back. */
async function takeLease(em: SqlEntityManager, job: string, owner: string): Promise<boolean> {
  const taken = await em.fork().execute<object[]>(
    `insert into job_leases (job, owner, expires_at) values (?, ?, now() + interval '${LEASE_SECONDS} seconds')
     on conflict (job) do update set owner = excluded.owner, expires_at = excluded.expires_at
     where job_leases.owner = excluded.owner or job_leases.expires_at < now()
       or job_leases.expires_at > excluded.expires_at + interval '1 minute'
     returning job`,
    [job, owner],
  );
  return taken.length > 0;
}
