import type { MailSettings } from '../../core/mailer.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import * as t from './messages/en.ts';

interface Invited {
  name: string;
  inviter: string;
  link: string;
}

/** Invites somebody to the staff. `link` is valid for seven days. */
export const invitation = (settings: MailSettings, { name, inviter, link }: Invited) =>
  renderMail(settings, {
    subject: t.youHaveBeenInvited,
    title: t.joinTheTeam(name),
    paragraphs: [t.invitesYouToTheStaff(inviter, settings.name)],
    button: { label: t.openTheInvitation, url: link },
    note: t.youGetThisMailBecause,
  });
