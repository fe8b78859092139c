import type { DueQueue } from '../../core/due-rows.ts';
import { type SendDeps, sendMail } from './send-mail.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR] as const;

/** Mails that are neither sent nor given up. */
export const mailQueue: DueQueue<SendDeps> = {
  name: 'mails',
  table: 'mails',
  waiting: 'row.sent_at is null and row.failed_at is null',
  pauses: PAUSES,
  work: (deps, row) => sendMail(deps, row, PAUSES.length + 1),
};
