import * as t from '#messages/admin/edit-product';
import { Message } from '../../../ui/Message.tsx';
import { Choices } from './Choices.tsx';
import { stockChoices } from './stock-conflict.ts';

interface StockConflictProps {
  /** The stock when the form was opened. */
  opened: number;
  typed: number;
  now: number;
  /** Nothing can be saved for the moment. */
  disabled: boolean;
  onChoose: (countInStock: number) => void;
}

/** Reports that the stock has changed since the form was opened, and lets the admin choose its value. */
export function StockConflict({ opened, typed, now, disabled, onChoose }: StockConflictProps) {
  const meaning = (count: number) => {
    if (count === now) return t.keep(count);
    return count === typed ? t.saveAsTyped(count) : t.saveAndYourChange(count, now);
  };
  return (
    <Message severity="warning">
      {t.thereAreInStockNow(now, opened, typed)}
      <Choices
        disabled={disabled}
        choices={stockChoices(opened, typed, now).map((count) => ({
          label: meaning(count),
          onChoose: () => onChoose(count),
        }))}
      />
    </Message>
  );
}
