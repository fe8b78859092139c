import type { Context } from '../core/context.ts';
import { failpoint } from '../core/failpoint.ts';
import type { RegisterInput } from './accounts.inputs.ts';
import { normaliseEmail, refuseTakenEmail } from './email.ts';
import { hashPassword, requireGoodPassword } from './password.ts';
import { requireCookies, startSession } from './sessions.ts';
import { User } from './user.entity.ts';

/** Creates an account and signs it in. Errors: BAD_USER_INPUT, EMAIL_TAKEN, RATE_LIMITED. */
export async function register(ctx: Context, input: RegisterInput): Promise<User> {
  requireCookies(ctx);
  requireGoodPassword(input.password, ctx.settings);
  const passwordHash = await hashPassword(input.password);
  await failpoint('account.passwordHashed');
  const user = await createUser(ctx, input, passwordHash);
  await startSession(ctx, user);
  return user;
}

function createUser(ctx: Context, input: RegisterInput, passwordHash: string): Promise<User> {
  const created = ctx.em.transactional(async (em) =>
    em.create(User, {
      name: input.name.trim(),
      email: input.email,
      emailKey: normaliseEmail(input.email),
      passwordHash,
      isAdmin: false,
      createdAt: ctx.ports.now(),
    }),
  );
  return refuseTakenEmail(created);
}
