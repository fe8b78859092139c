import { CONFIRMED_KEY, type PersonalData } from '../../core/personal-data.ts';
import { Token } from '../accounts/tokens/token.entity.ts';
import { Invitation } from './invitation.entity.ts';

export const staffData: PersonalData = {
  sections: {
    invitations: `select invitations.name, invitations.email, invitations.permissions, invitations.expires_at
      from invitations join users on invitations.email_key = ${CONFIRMED_KEY} where users.id = ?`,
  },
  async erase(em, { id, emailKey }) {
    // Those are tokens of the inviter.
    await em.nativeDelete(Token, { purpose: 'invite', emailKey });
    await em.nativeDelete(Invitation, { $or: [{ emailKey }, { inviter: id }] });
  },
};
