import { Money } from '../../ui/Money.tsx';
import type { LogEntryFragment } from './LogPage.generated.tsx';

type Change = LogEntryFragment['changes'][number];

/** The changed fields, with the values before and after where they are kept. */
export function Changes({ changes }: { changes: Change[] }) {
  return changes.map(({ field, old, new: now }) => (
    <div key={field}>
      {field}
      {old != null && (
        <>
          {' from '}
          <Value field={field} text={old} />
        </>
      )}
      {now != null && (
        <>
          {old == null ? ': ' : ' to '}
          <Value field={field} text={now} />
        </>
      )}
    </div>
  ));
}

function Value({ field, text }: { field: string; text: string }) {
  return field === 'price' ? <Money cents={Number(text)} /> : text || 'none';
}
