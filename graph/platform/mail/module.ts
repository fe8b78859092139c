import { defineModule, deletionJob } from '../../core/define-module.ts';
import { workDueRows } from '../../core/due-rows.ts';
import { eventType } from '../../core/event-type.ts';
import { pages } from '../pages/module.ts';
import type { SettingDeps } from '../settings/find-setting.ts';
import { settings } from '../settings/module.ts';
import { Mail } from './mail.entity.ts';
import { mailQueue } from './mail-queue.ts';
import { MailsResolver } from './mails.resolver.ts';
import { MailTemplatesResolver } from './texts/mail-templates.resolver.ts';
import { mailSample } from './texts/send-mail-sample.ts';

const events = {
  'mail.resent': eventType('mail', 'A mail was sent again.', { days: 90 }),
};

/** How long a mail stays in the list after it was sent or given up. */
const KEPT_DAYS = 90;

const mails = { 'mail.sample': mailSample };

const failpoints = ['mail.sent'] as const;

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Mails extends Own<typeof mails> {}
  interface Failpoints extends Names<typeof failpoints> {}
  interface Provided {
    /** Who sells: lines that mails end with. */
    sellerLines(deps: SettingDeps): Promise<string[]>;
  }
}

export const mail = defineModule({
  name: 'mail',
  uses: [pages, settings],
  needs: ['sellerLines'],
  entities: [Mail],
  resolvers: [MailsResolver, MailTemplatesResolver],
  events,
  mails,
  failpoints,
  queues: [mailQueue],
  jobs: {
    mails: {
      isUrgent: true,
      run: async (deps, run) => {
        if (!deps.ports.mailer.isWaiting) await workDueRows(deps, mailQueue, run);
      },
    },
    sentMails: deletionJob(Mail, 'sentAt', KEPT_DAYS),
    failedMails: deletionJob(Mail, 'failedAt', KEPT_DAYS),
  },
  metrics: [
    // Not those that were sent: they are many, and each scrape would count them all.
    {
      name: 'shop_mails',
      help: 'Mails to be sent, and mails given up within 90 days.',
      sql: `select (select count(*) from mails where sent_at is null and failed_at is null) as due,
      (select count(*) from mails where failed_at is not null) as failed`,
    },
  ],
});
