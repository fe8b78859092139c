import { columnsOf, type RowOf } from '../../core/columns-of.ts';
import type { MailTypes } from '../../core/mailer.ts';
import { Mail } from './mail.entity.ts';
import { type MailEntry, MailState } from './mails.types.ts';

/** The columns of mails but their texts. */
export const mailColumns = columnsOf(Mail, 'data', 'kept');

type Row = RowOf<Mail, 'data' | 'kept'>;

/** A mail as admins see it. */
export function mailEntry({ attempts, ...row }: Row, types: MailTypes): MailEntry {
  const state = row.sentAt ? MailState.SENT : row.failedAt ? MailState.FAILED : MailState.DUE;
  return {
    ...row,
    ...attempts,
    title: types[row.type]?.title ?? row.type,
    state,
  };
}
