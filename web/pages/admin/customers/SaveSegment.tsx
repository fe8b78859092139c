import * as t from '#messages/admin/segments';
import { FormButton } from '../../../apollo/FormButton.tsx';
import type { CustomerFilterInput } from '../../../schema.generated.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { useCreateSegmentMutation } from './Segments.generated.tsx';

/** Saves the filter of the list under a name. */
export function SaveSegment({ filter }: { filter: CustomerFilterInput }) {
  return (
    <FormButton
      label={t.saveAsSegment}
      variant="outlined"
      title={t.saveAsSegment}
      description={t.saveHint}
      width="xs"
      mutation={useCreateSegmentMutation({ context: { inlineErrors: true } })}
      done={t.segmentSaved}
      otherField="filter"
      toInput={(form) => ({ name: String(form.get('name') ?? ''), filter })}
    >
      {(errors) => (
        <TextField
          required
          autoFocus
          name="name"
          label={t.name}
          error={errors.name}
          inputProps={{ maxLength: 60 }}
        />
      )}
    </FormButton>
  );
}
