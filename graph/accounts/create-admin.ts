import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { validate } from 'class-validator';
import { v7 } from 'uuid';
import { DomainError } from '../core/errors.ts';
import { RegisterInput } from './accounts.inputs.ts';
import { normaliseEmail } from './email.ts';
import { hashPassword, requireGoodPassword } from './password.ts';
import { Session } from './session.entity.ts';
import { User } from './user.entity.ts';

const adminPasswords = { minPasswordLength: 10, isDemo: false };

/**
 * Creates an admin account, or makes the account with that e-mail address one. An existing account gets the new name
 * and password and loses its sessions: somebody else may have registered it. Errors: BAD_USER_INPUT.
 */
export async function createAdmin(em: SqlEntityManager, input: RegisterInput, now: Date): Promise<void> {
  const [problem] = await validate(Object.assign(new RegisterInput(), input));
  if (problem) throw new DomainError('BAD_USER_INPUT', Object.values(problem.constraints ?? {}).join(' '));
  requireGoodPassword(input.password, adminPasswords);
  const emailKey = normaliseEmail(input.email);
  const passwordHash = await hashPassword(input.password);
  await em.transactional(async (em) => {
    const user = await em.upsert(
      User,
      {
        id: v7(),
        name: input.name.trim(),
        email: input.email,
        emailKey,
        passwordHash,
        isAdmin: true,
        createdAt: now,
      },
      { onConflictFields: ['emailKey'], onConflictExcludeFields: ['id', 'createdAt'] },
    );
    await em.nativeDelete(Session, { user });
  });
}
