import { validate } from 'class-validator';
import { v7 } from 'uuid';
import { normaliseEmail } from '../../core/email-address.ts';
import { DomainError } from '../../core/errors.ts';
import { type EventDeps, recordEvent } from '../../core/record-event.ts';
import { RegisterInput } from './accounts.inputs.ts';
import { hashPassword, requireGoodPassword } from './password.ts';
import { recordAdminRight } from './record-admin-right.ts';
import { Session } from './session.entity.ts';
import { User } from './user.entity.ts';

const adminPasswords = { minPasswordLength: 10, isDemo: false };

/**
 * Creates an admin account, or makes the account with that e-mail address one. An existing account gets the new name
 * and password and loses its sessions: somebody else may have registered it. Errors: BAD_USER_INPUT.
 */
export async function createAdmin(deps: EventDeps, input: RegisterInput): Promise<void> {
  const [problem] = await validate(Object.assign(new RegisterInput(), input));
  if (problem) throw new DomainError('BAD_USER_INPUT', Object.values(problem.constraints ?? {}).join(' '));
  requireGoodPassword(input.password, adminPasswords);
  const emailKey = normaliseEmail(input.email);
  const passwordHash = await hashPassword(input.password);
  await deps.em.transactional(async (em) => {
    const before = await em.findOne(User, { emailKey }, { fields: ['isAdmin'], disableIdentityMap: true });
    const user = await em.upsert(
      User,
      {
        id: v7(),
        name: input.name.trim(),
        email: input.email,
        emailKey,
        newEmail: null,
        passwordHash,
        isAdmin: true,
        createdAt: deps.ports.now(),
      },
      { onConflictFields: ['emailKey'], onConflictExcludeFields: ['id', 'createdAt'] },
    );
    await em.nativeDelete(Session, { user });
    const type = before ? 'password.changed' : 'account.registered';
    await recordEvent(em, deps, { type, subject: user.id });
    if (!before?.isAdmin) await recordAdminRight(em, deps, user);
  });
}
