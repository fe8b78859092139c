import * as t from '#messages/admin/mails';
import type { MailState as State } from '../../schema.generated.ts';
import { Mark } from '../../ui/Mark.tsx';
import { useSettings } from '../../ui/settings.ts';

/** What became of a mail. */
export function MailState({ state }: { state: State }) {
  const { mails } = useSettings();
  if (state === 'DUE') return mails === 'waiting' ? t.waitsForAMailServer : t.due;
  return <Mark isYes={state === 'SENT'}>{state === 'SENT' ? t.sent : t.failed}</Mark>;
}
