import { type Failure, formError, readFailure } from '../../apollo/errors.ts';
import type { EditedPicture } from '../../features/uploads/GalleryItem.tsx';
import { Message } from '../../ui/Message.tsx';
import { Money } from '../../ui/Money.tsx';
import { Choices } from './Choices.tsx';
import { StockConflict } from './StockConflict.tsx';

/** What an edit is decided on. */
export interface Opened {
  countInStock: number;
  price: number;
  images: EditedPicture[];
}

interface ProductConflictProps {
  error: Error | undefined;
  opened: Opened;
  typed: { countInStock: number; price: number };
  /** Nothing can be saved for the moment. */
  disabled: boolean;
  /** Saves again: with these numbers, decided on what is there now. */
  onSave: (typed: { countInStock?: number; price?: number }, now: Partial<Opened>) => void;
  /** Shows the pictures that somebody else has saved. */
  onPictures: (images: EditedPicture[]) => void;
}

/** Why a product was not saved. What has changed since the form was opened is shown with a choice. */
export function ProductConflict({ error, opened, typed, ...props }: ProductConflictProps) {
  const { disabled, onSave, onPictures } = props;
  const now: Partial<Failure> = error ? readFailure(error) : {};
  const { countInStock, price, images } = now.code === 'CONFLICT' ? now : {};
  if (countInStock !== undefined)
    return (
      <StockConflict
        opened={opened.countInStock}
        typed={typed.countInStock}
        now={countInStock}
        disabled={disabled}
        onChoose={(count) => onSave({ countInStock: count }, { countInStock })}
      />
    );
  if (price !== undefined)
    return (
      <Message severity="warning">
        The price is <Money cents={price} /> now. It was <Money cents={opened.price} /> when this form was
        opened, and you typed <Money cents={typed.price} />. Nothing was saved yet.
        <Choices
          disabled={disabled}
          choices={[
            {
              label: (
                <>
                  Save <Money cents={typed.price} />, as typed
                </>
              ),
              onChoose: () => onSave({}, { price }),
            },
            {
              label: (
                <>
                  Keep <Money cents={price} />
                </>
              ),
              onChoose: () => onSave({ price }, { price }),
            },
          ]}
        />
      </Message>
    );
  if (images)
    return (
      <Message severity="warning">
        Somebody else has changed the pictures since this form was opened. Nothing was saved yet.
        <Choices
          disabled={disabled}
          choices={[
            { label: 'Show their pictures', onChoose: () => onPictures(images) },
            { label: 'Save mine', onChoose: () => onSave({}, { images }) },
          ]}
        />
      </Message>
    );
  const { message } = formError(error);
  return message ? <Message severity="error">{message}</Message> : null;
}
