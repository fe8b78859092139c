import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import type { RegisterInput } from './accounts.inputs.ts';
import { normaliseEmail } from './email.ts';
import { hashPassword, requirePasswordLength } from './password.ts';
import { startSession } from './sessions.ts';
import { User } from './user.entity.ts';

/** Creates an account and signs it in. Errors: BAD_USER_INPUT, EMAIL_TAKEN, RATE_LIMITED. */
export async function register(ctx: Context, input: RegisterInput): Promise<User> {
  requirePasswordLength(input.password, ctx.settings.minPasswordLength);
  const passwordHash = await hashPassword(input.password);
  const user = await createUser(ctx, input, passwordHash);
  await startSession(ctx, user);
  return user;
}

async function createUser(ctx: Context, input: RegisterInput, passwordHash: string): Promise<User> {
  try {
    return await ctx.em.transactional(async (em) =>
      em.create(User, {
        name: input.name.trim(),
        email: input.email,
        emailKey: normaliseEmail(input.email),
        passwordHash,
        isAdmin: false,
        createdAt: ctx.ports.now(),
      }),
    );
  } catch (error) {
    // The index decides, since another registration may come between any look and the insert.
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const message = 'There is already an account with this e-mail address.';
    throw new DomainError('EMAIL_TAKEN', message, { fields: { email: message } });
  }
}
