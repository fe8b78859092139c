import * as t from '#messages/admin/edit-product';
import { formError, readFailure } from '../../../apollo/errors.ts';
import type { EditedPicture } from '../../../features/uploads/GalleryItem.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Choices } from './Choices.tsx';
import type { ChangedFields } from './expected-fields.ts';
import { FieldConflicts } from './FieldConflicts.tsx';
import { VariantConflicts } from './VariantConflicts.tsx';
import type { VariantRow } from './variant-rows.ts';

interface ProductConflictProps {
  error: Error | undefined;
  rows: VariantRow[];
  optionCount: number;
  /** Nothing can be saved for the moment. */
  disabled: boolean;
  /** Saves again, with these rows. */
  onRows: (rows: VariantRow[]) => void;
  /** Shows the pictures that somebody else has saved. */
  onTheirPictures: (images: EditedPicture[]) => void;
  /** Saves again, instead of these pictures. */
  onMyPictures: (images: EditedPicture[]) => void;
  timeZone: string;
  /** The labels of attributes by their keys. */
  labels: ReadonlyMap<string, string>;
  /** Shows what somebody else has changed. */
  onTheirFields: (changed: ChangedFields) => void;
  /** Saves again, instead of it. */
  onMyFields: (changed: ChangedFields) => void;
}

/** Why a product was not saved. What has changed since the form was opened is shown with a choice. */
export function ProductConflict({ error, rows, optionCount, disabled, ...on }: ProductConflictProps) {
  if (!error) return null;
  const { code, variants: moved, images, changed } = readFailure(error);
  if (code === 'CONFLICT' && moved)
    return (
      <VariantConflicts
        rows={rows}
        optionCount={optionCount}
        moved={moved}
        disabled={disabled}
        onChoose={on.onRows}
      />
    );
  if (code === 'CONFLICT' && images)
    return (
      <Message severity="warning">
        {t.somebodyElseHasChangedThe}
        <Choices
          disabled={disabled}
          choices={[
            { label: t.showTheirPictures, onChoose: () => on.onTheirPictures(images) },
            { label: t.saveMine, onChoose: () => on.onMyPictures(images) },
          ]}
        />
      </Message>
    );
  if (code === 'CONFLICT' && changed)
    return (
      <FieldConflicts
        changed={changed}
        timeZone={on.timeZone}
        labels={on.labels}
        disabled={disabled}
        onTheirs={() => on.onTheirFields(changed)}
        onMine={() => on.onMyFields(changed)}
      />
    );
  const { message } = formError(error);
  return message ? <Message severity="error">{message}</Message> : null;
}
