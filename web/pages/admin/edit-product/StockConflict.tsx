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
    if (count === now) return `Keep ${count}`;
    return count === typed ? `Save ${count}, as typed` : `Save ${count}: ${now} and your change`;
  };
  return (
    <Message severity="warning">
      There are {now} in stock now. There were {opened} when this form was opened, and you typed {typed}.
      Nothing was saved yet.
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
