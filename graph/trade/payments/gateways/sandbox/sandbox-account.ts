import type { EntityManager } from '@mikro-orm/core';
import { SandboxAccount } from './ledger.entity.ts';
import { randomId } from './random-id.ts';

const ID = 'shop';

/** Returns the shop's keys at the sandbox, created at first use. Concurrent processes get the same keys. */
export async function openSandboxAccount(em: EntityManager): Promise<SandboxAccount> {
  const existing = await em.findOne(SandboxAccount, { id: ID });
  if (existing) return existing;
  const account = {
    id: ID,
    keyId: randomId('rzp_test_'),
    keySecret: randomId('', 24),
    webhookSecret: randomId('', 24),
  };
  await em.upsert(SandboxAccount, account, { onConflictFields: ['id'], onConflictAction: 'ignore' });
  return em.findOneOrFail(SandboxAccount, { id: ID }, { refresh: true });
}
