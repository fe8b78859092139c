import { permissionsOf, requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import type { SignInMethods } from './authentication.types.ts';
import { Passkey } from './passkey.entity.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { factorsOf } from './second-factor.ts';
import { showPasskey } from './show-passkey.ts';

/** How the viewer signs in. Errors: UNAUTHENTICATED. */
export async function findSignInMethods(ctx: Context): Promise<SignInMethods> {
  const viewer = requireViewer(ctx);
  const em = ctx.em.fork();
  const { totp, passkey } = await factorsOf(em, viewer.id);
  const passkeys = await em.find(Passkey, { user: viewer.id }, { orderBy: { createdAt: 'asc' } });
  const recoveryCodesLeft = await em.count(RecoveryCode, { user: viewer.id, usedAt: null });
  const isAsked = ctx.settings.strongStaff !== 'off' && permissionsOf(viewer).length > 0;
  return {
    hasTotp: totp,
    recoveryCodesLeft,
    passkeys: passkeys.map(showPasskey),
    isSecondFactorAdvised: isAsked && !totp && !passkey,
    isSecondFactorRequired: ctx.actor.lacksSecondFactor,
  };
}
