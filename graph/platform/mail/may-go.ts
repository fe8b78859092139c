import type { MailLimitDeps, QueuedMail } from '../../core/mailer.ts';
import { takeMail } from './mail-budget.ts';

/** Limits mails to an address that somebody typed. */
export function typedMayGo(deps: MailLimitDeps, { toAddress }: QueuedMail): Promise<boolean> {
  return takeMail(deps, toAddress);
}
