import * as t from '#messages/admin/mails';
import { Mark } from './Mark.tsx';
import { useSettings } from './settings.ts';

/** What became of a mail. */
export function MailState({ state }: { state: 'DUE' | 'SENT' | 'FAILED' }) {
  const { mails } = useSettings();
  if (state === 'DUE') return mails === 'waiting' ? t.waitsForAMailServer : t.due;
  return <Mark isYes={state === 'SENT'}>{state === 'SENT' ? t.sent : t.failed}</Mark>;
}
