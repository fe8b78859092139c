import type { MailContent, MailDeps, MailSettings, MailTypes, QueuedMail } from '../../core/mailer.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { mailName } from '../../platform/mail/mail-name.ts';
import { EXAMPLE, mailTexts } from '../../platform/mail/texts/mail-texts.ts';
import { issueToken } from '../accounts/tokens/tokens.ts';
import { User } from '../accounts/user.entity.ts';
import { grantOf, Invitation } from './invitation.entity.ts';
import * as t from './messages/en.ts';

interface Invited {
  name: string;
  inviter: string;
  link: string;
}

const texts = mailTexts({
  group: 'accounts',
  placeholders: { name: EXAMPLE.name, inviter: t.exampleInviter },
  required: ['inviter'],
  subject: t.youHaveBeenInvited,
  opening: t.invitesYouToTheStaff('{inviter}', '{shopName}'),
  sample: ({ url }) => frame(EXAMPLE.name, url),
});

const frame = (name: string, url: string) => ({
  title: t.joinTheTeam(name),
  paragraphs: [],
  button: { label: t.openTheInvitation, url },
  note: t.youGetThisMailBecause,
});

/** Invites somebody to the staff. `link` is valid for seven days. */
export const invitationMail = (settings: MailSettings, { name, inviter, link }: Invited) =>
  renderMail(settings, { ...texts.say(settings, { name, inviter }), ...frame(name, link) });

/** Dropped when the invitation was accepted or withdrawn, or its inviter can give nothing of it any more. */
async function prepare({ em, ports, settings }: MailDeps, { data }: QueuedMail): Promise<MailContent | null> {
  const invitation = await em.findOne(Invitation, { id: String(data.invitation) });
  const inviter = invitation && (await em.findOne(User, { id: invitation.inviter.id }, { refresh: true }));
  if (!inviter || grantOf(invitation, inviter).length === 0) return null;
  const { name, emailKey } = invitation;
  const owner = { userId: inviter.id, emailKey, invitationId: invitation.id };
  const token = await issueToken(em, 'invite', owner, ports.now());
  return invitationMail(settings, {
    name: mailName(name),
    inviter: mailName(inviter.name),
    link: `${settings.url}/invitation#${token}`,
  });
}

/** The mails of this module. */
export const staffMails = {
  'staff.invited': { title: 'Invitation', texts, isSecret: true, prepare },
} satisfies MailTypes;
