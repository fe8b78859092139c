import * as t from '#messages/admin/edit-product';
import { formError, readFailure } from '../../../apollo/errors.ts';
import type { EditedPicture } from '../../../features/uploads/GalleryItem.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Choices } from './Choices.tsx';
import type { ChangedFields } from './expected-fields.ts';
import { FieldConflicts } from './FieldConflicts.tsx';
import { OptionConflict } from './OptionConflict.tsx';
import type { OptionNames } from './option-names.ts';
import { VariantConflicts } from './VariantConflicts.tsx';
import type { VariantRow } from './variant-rows.ts';

interface ProductConflictProps {
  error: Error | undefined;
  rows: VariantRow[];
  /** The names of the options as they are typed, and those that they were decided on. */
  decided: OptionNames;
  /** Nothing can be saved for the moment. */
  disabled: boolean;
  /** Saves again, with these rows. */
  onRows: (rows: VariantRow[]) => void;
  /** Shows these names of options, and saves again. */
  onNames: (names: OptionNames, isSaved: boolean) => void;
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

/** Why a product was not saved, in sight. What has changed since the form was opened is shown with a choice. */
export function ProductConflict({ error, ...props }: ProductConflictProps) {
  if (!error) return null;
  return (
    <div ref={scrollTo}>
      <Conflict error={error} {...props} />
    </div>
  );
}

/** As far as the bar at the foot needs. */
const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

function Conflict({ error, rows, decided, disabled, ...on }: ProductConflictProps & { error: Error }) {
  const { code, variants: moved, optionNames, images, changed, changedBy = {} } = readFailure(error);
  if (code === 'CONFLICT' && moved)
    return (
      <>
        {optionNames && (
          <OptionConflict
            now={optionNames}
            decided={decided}
            by={changedBy.optionNames}
            disabled={disabled}
            onChoose={on.onNames}
          />
        )}
        <VariantConflicts
          rows={rows}
          optionNames={decided.names}
          moved={moved}
          changedBy={changedBy}
          disabled={disabled}
          onChoose={on.onRows}
        />
      </>
    );
  if (code === 'CONFLICT' && images)
    return (
      <Message severity="warning">
        {t.somebodyElseHasChangedThe}
        {t.byWhom(changedBy.images)}
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
        changedBy={changedBy}
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
