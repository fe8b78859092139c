import Link from '@mui/material/Link';
import { permissionLabels } from '../../features/accounts/permissions.ts';
import { logUrl } from '../../router/admin-urls.ts';
import { Money } from '../../ui/Money.tsx';
import type { LogEntryFragment } from './LogPage.generated.tsx';

type Change = LogEntryFragment['changes'][number];

const labels: Record<string, string> = {
  amount: 'Amount',
  countInStock: 'Stock',
  inviter: 'Invited by a colleague',
  isAdmin: 'Admin right',
  isDraft: 'Draft',
  totalPrice: 'Total',
};
const amounts = new Set(['amount', 'price', 'totalPrice']);
const words: Record<string, string> = { ...permissionLabels, true: 'yes', false: 'no' };

/** The changed fields, with the values before and after where they are kept. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <span>
      {changes.map(({ field, old, new: now }) => (
        <div key={field}>
          {labels[field] ?? field.charAt(0).toUpperCase() + field.slice(1)}
          {old == null && now == null ? ' changed' : ': '}
          {old != null && (
            <>
              <Value field={field} text={old} /> →{' '}
            </>
          )}
          {now != null && <Value field={field} text={now} />}
        </div>
      ))}
    </span>
  );
}

function Value({ field, text }: { field: string; text: string }) {
  if (field === 'inviter') return <Link href={logUrl({ actor: text })}>see what they did</Link>;
  if (amounts.has(field) && /^\d+$/.test(text)) return <Money cents={Number(text)} />;
  if (text === '') return 'none';
  return text
    .split(', ')
    .map((each) => words[each] ?? each)
    .join(', ');
}
