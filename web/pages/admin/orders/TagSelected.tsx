import * as t from '#messages/admin/orders';
import { FormButton } from '../../../apollo/FormButton.tsx';
import { useTagOrdersMutation } from '../../../features/orders/OrderTags.generated.tsx';
import { FormFields } from '../../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../../ui/form-fields.ts';

const fields = defineFields({
  add: { kind: 'words', label: t.tagsToAdd, hint: t.separatedByCommas },
  remove: { kind: 'words', label: t.tagsToRemove },
});

/** Puts tags on all selected orders and takes others off them. */
export function TagSelected({ ids }: { ids: string[] }) {
  return (
    <FormButton
      color="inherit"
      label={t.tag}
      title={t.tagOrders(ids.length)}
      mutation={useTagOrdersMutation({ context: { inlineErrors: true } })}
      done={t.tagsChanged}
      toInput={(form) => ({ ids, ...readFields(fields, form) })}
    >
      {(errors) => <FormFields fields={fields} values={{}} errors={errors} />}
    </FormButton>
  );
}
