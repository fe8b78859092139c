import Link from '@mui/material/Link';
import { logUrl } from '../../../router/admin-urls.ts';
import type { LogEntryFragment } from './LogPage.generated.tsx';

/** What was changed, a line for each. */
export function Changes({ changes }: { changes: LogEntryFragment['changes'] }) {
  return (
    <span>
      {changes.map(({ field, new: now, sentence }, index) => (
        <div key={index}>
          {field === 'inviter' && now ? (
            <>
              Invited by a colleague: <Link href={logUrl({ actor: now })}>see what they did</Link>
            </>
          ) : (
            sentence
          )}
        </div>
      ))}
    </span>
  );
}
