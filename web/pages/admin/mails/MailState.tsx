import * as t from '#messages/admin/mails';
import type { MailState as State } from '../../../schema.generated.ts';
import { Mark } from '../../../ui/Mark.tsx';

/** What became of a mail. */
export function MailState({ state }: { state: State }) {
  if (state === 'DUE') return t.due;
  return <Mark isYes={state === 'SENT'}>{state === 'SENT' ? t.sent : t.failed}</Mark>;
}
