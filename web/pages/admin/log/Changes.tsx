import Link from '@mui/material/Link';
import * as t from '#messages/admin/log';
import { logUrl } from '../../../router/admin-urls.ts';
import type { LogEntryFragment } from './LogPage.generated.tsx';

/** What was changed, a line for each. */
export function Changes({ changes }: { changes: LogEntryFragment['changes'] }) {
  return (
    <span>
      {changes.map(({ field, new: now, sentence }, index) => (
        <div key={index}>
          {field === 'inviter' && now
            ? t.invitedByAColleague(<Link href={logUrl({ actor: now })}>{t.seeWhatTheyDid}</Link>)
            : sentence}
        </div>
      ))}
    </span>
  );
}
