import type { PersonalData } from '../../core/personal-data.ts';
import { Token } from '../accounts/tokens/token.entity.ts';
import { Invitation } from './invitation.entity.ts';

export const staffData: PersonalData = {
  sections: {
    invitations: `select name, email, permissions, expires_at from invitations
      where email_key = (select email_key from users where id = ?)`,
  },
  async erase(em, { id, emailKey }) {
    // Those are tokens of the inviter.
    await em.nativeDelete(Token, { purpose: 'invite', emailKey });
    await em.nativeDelete(Invitation, { $or: [{ emailKey }, { inviter: id }] });
  },
};
