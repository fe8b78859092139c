import { defineModule, deletionJob } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { dataAccess } from '../../platform/data-access/module.ts';
import { mail } from '../../platform/mail/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { accounts } from '../accounts/module.ts';
import { Invitation } from './invitation.entity.ts';
import { InvitationsResolver } from './invitations.resolver.ts';
import { staffData } from './personal-data.ts';
import { settingChanges } from './setting-changes.ts';
import { SettingStatusResolver } from './setting-status.resolver.ts';
import { StaffResolver } from './staff.resolver.ts';
import { staffMails } from './staff-mails.ts';

const events = {
  'staff.invited': eventType<Changes>('invitation', 'Somebody was invited to the staff.'),
  'staff.uninvited': eventType<Changes>('invitation', 'An invitation to the staff was withdrawn.'),
  'staff.joined': eventType<Changes>('account', 'Somebody accepted an invitation and joined the staff.'),
};

declare module '../../core/declarations.ts' {
  interface Mails extends Own<typeof staffMails> {}
  interface Events extends Own<typeof events> {}
}

export const staff = defineModule({
  name: 'staff',
  uses: [accounts, dataAccess, mail, settings],
  entities: [Invitation],
  resolvers: [InvitationsResolver, StaffResolver, SettingStatusResolver],
  events,
  mails: staffMails,
  provides: { settingChanges },
  jobs: {
    // They name people who have no account. Until then one that expired can be sent again.
    invitations: deletionJob(Invitation, 'expiresAt', 30),
  },
  personalData: [staffData],
});
