import { randomUUID } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type EventDeps, recordEvent } from '../../core/record-event.ts';
import { demoLogins } from './demo-logins.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { recordAdminRight } from './record-admin-right.ts';
import { Session } from './session.entity.ts';
import { User } from './user.entity.ts';

/** Rejects with an Error of one sentence while a demo login can sign in. Hashes nothing without such accounts. */
export async function refuseDemoLogins(em: SqlEntityManager): Promise<void> {
  const open = (await findOpenLogins(em)).map(({ email }) => email);
  if (open.length === 0) return;
  throw new Error(
    `Anybody can sign in as ${open.join(' and ')}, since the password of a demo login is published. Lock what was made for the demo with "npm run lock-demo-logins" (in a container: node dist/graph/lock-demo-logins.js), or choose another database or DATA_DIR.`,
  );
}

/**
 * Gives the demo logins that can still sign in an unknown password, ends their sessions and removes the admin right.
 * The accounts stay, since orders and reviews belong to them. Returns their e-mail addresses.
 */
export async function lockDemoLogins(deps: EventDeps): Promise<string[]> {
  const passwordHash = await hashPassword(randomUUID());
  const open = await findOpenLogins(deps.em);
  // Nobody reads mails to them.
  const unfollowed = { ...deps, ports: { ...deps.ports, events: { ...deps.ports.events, followers: {} } } };
  await deps.em.transactional(async (em) => {
    for (const { id, isAdmin } of open) {
      await em.nativeUpdate(User, id, { passwordHash, isAdmin: false, permissions: [] });
      await em.nativeDelete(Session, { user: id });
      await recordEvent(em, unfollowed, { type: 'password.changed', subject: id });
      if (isAdmin) await recordAdminRight(em, deps, { id, isAdmin: false });
    }
  });
  return open.map(({ email }) => email);
}

/** The accounts of the demo logins whose published password still works. */
async function findOpenLogins(em: SqlEntityManager): Promise<User[]> {
  const open: User[] = [];
  for (const { email, password } of demoLogins) {
    const user = await em.findOne(User, { emailKey: email, deletedAt: null });
    if (user && (await verifyPassword(password, user.passwordHash))) open.push(user);
  }
  return open;
}
