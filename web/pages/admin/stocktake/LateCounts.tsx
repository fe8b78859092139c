import * as t from '#messages/admin/stocktake';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { useCountQueue } from './useCountQueue.ts';

/** Counts that this browser still has of a stock-take that has ended. */
export function LateCounts({ id }: { id: string }) {
  const { waiting, discard } = useCountQueue(id);
  if (waiting.length === 0) return null;
  return (
    <Message severity="warning">
      {t.waitingAfterTheEnd(waiting.length)}
      <ul>
        {waiting.map(({ key, label, add, counted }) => (
          <li key={key}>{t.times(label, counted ?? add ?? 0)}</li>
        ))}
      </ul>
      <Button
        color="inherit"
        variant="outlined"
        onClick={() => {
          for (const { key } of waiting) discard(key);
        }}
      >
        {t.discard}
      </Button>
    </Message>
  );
}
