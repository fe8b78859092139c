import Box from '@mui/material/Box';
import * as t from '#messages/admin/orders';
import { FormButton } from '../../apollo/FormButton.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../ui/form-fields.ts';
import { useTagOrdersMutation } from './OrderTags.generated.tsx';
import { TagChip } from './TagChip.tsx';

const fields = defineFields({ add: { kind: 'words', label: t.tags, hint: t.separatedByCommas } });

/** For staff: the tags of an order, and the form that changes them. */
export function OrderTags({ id, tags }: { id: string; tags: readonly string[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      {tags.map((tag) => (
        <TagChip key={tag} tag={tag} />
      ))}
      <FormButton
        size="small"
        sx={{ px: tags.length > 0 ? undefined : 0 }}
        label={tags.length > 0 ? t.changeTags : t.addTags}
        title={t.tags}
        mutation={useTagOrdersMutation({ context: { inlineErrors: true } })}
        done={t.tagsChanged}
        toInput={(form) => {
          const { add } = readFields(fields, form);
          const kept = add.map((tag) => tag.toLowerCase());
          return { ids: [id], add, remove: tags.filter((tag) => !kept.includes(tag.toLowerCase())) };
        }}
      >
        {(errors) => <FormFields fields={fields} values={{ add: [...tags] }} errors={errors} />}
      </FormButton>
    </Box>
  );
}
