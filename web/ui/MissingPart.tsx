import * as t from '#messages/ui';
import { Message } from './Message.tsx';

/** Stands in for a part of a screen that could not be loaded. */
export function MissingPart({ onRetry }: { onRetry: () => void }) {
  return (
    <Message severity="info" onRetry={onRetry}>
      {t.thisPartOfThePage}
    </Message>
  );
}
