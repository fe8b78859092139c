import Box from '@mui/material/Box';
import * as t from '#messages/admin/customers';
import { FormButton } from '../../../apollo/FormButton.tsx';
import { FormFields } from '../../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../../ui/form-fields.ts';
import { type CustomerTagsFragment, useTagCustomerMutation } from './Customer.generated.tsx';
import { CustomerTag } from './CustomerTag.tsx';

const fields = defineFields({ add: { kind: 'words', label: t.tags, hint: t.separatedByCommas } });

/** The tags of a customer, and the form that changes them. */
export function CustomerTags({ customer: { id, tags } }: { customer: CustomerTagsFragment }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {tags.map((tag) => (
        <CustomerTag key={tag} tag={tag} />
      ))}
      <FormButton
        size="small"
        sx={{ px: tags.length > 0 ? undefined : 0 }}
        label={tags.length > 0 ? t.changeTags : t.addTags}
        title={t.tags}
        mutation={useTagCustomerMutation({ context: { inlineErrors: true } })}
        done={t.tagsChanged}
        toInput={(form) => {
          const { add } = readFields(fields, form);
          const kept = add.map((tag) => tag.toLowerCase());
          return { id, add, remove: tags.filter((tag) => !kept.includes(tag.toLowerCase())) };
        }}
      >
        {(errors) => <FormFields fields={fields} values={{ add: [...tags] }} errors={errors} />}
      </FormButton>
    </Box>
  );
}
