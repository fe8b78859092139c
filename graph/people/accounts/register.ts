import type { Context } from '../../core/context.ts';
import { normaliseEmail } from '../../core/email-address.ts';
import { failpoint } from '../../core/failpoint.ts';
import { consumeOfNetwork } from '../../core/network-limits.ts';
import { recordEvent } from '../../core/record-event.ts';
import type { RegisterInput } from './accounts.inputs.ts';
import { refuseTakenEmail } from './email-taken.ts';
import { hashPassword, requireGoodPassword } from './password.ts';
import { requireCookies, startSession } from './sessions.ts';
import { User } from './user.entity.ts';

/** Per address: hashing is expensive, and registering reveals whether an e-mail address is taken. */
const registrations = { name: 'register', most: 20, minutes: 60, what: 'registrations' };

/** Creates an account and signs it in. Errors: BAD_USER_INPUT, EMAIL_TAKEN, RATE_LIMITED. */
export async function register(ctx: Context, input: RegisterInput): Promise<User> {
  requireCookies(ctx);
  requireGoodPassword(input.password, ctx.settings);
  await consumeOfNetwork(ctx, registrations);
  const passwordHash = await hashPassword(input.password, ctx);
  await failpoint('account.passwordHashed');
  const user = await createUser(ctx, input, passwordHash);
  await startSession(ctx, user);
  return user;
}

function createUser(ctx: Context, input: RegisterInput, passwordHash: string): Promise<User> {
  const created = ctx.em.transactional(async (em) => {
    const user = em.create(User, {
      name: input.name.trim(),
      email: input.email,
      emailKey: normaliseEmail(input.email),
      passwordHash,
      isAdmin: false,
      createdAt: ctx.ports.now(),
    });
    await em.flush();
    await recordEvent(em, ctx, { type: 'account.registered', subject: user.id });
    return user;
  });
  return refuseTakenEmail(created);
}
