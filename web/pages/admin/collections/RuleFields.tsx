import Box from '@mui/material/Box';
import * as t from '#messages/admin/collections';
import { FormFields } from '../../../ui/FormFields.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Select } from '../../../ui/Select.tsx';
import { AttributeRows } from './AttributeRows.tsx';
import type { RuleChoicesQuery, RuleFragment } from './Collections.generated.tsx';
import { RulePreview } from './RulePreview.tsx';
import { type AttributeRow, readRule, ruleFields, ruleValues } from './rule-form.ts';

interface RuleFieldsProps {
  /** What the form begins with. */
  rule?: RuleFragment | null;
  rows: AttributeRow[];
  choices: RuleChoicesQuery;
  errors: Partial<Record<string, string>>;
  /** The form as it is; null before it is shown. */
  typed: FormData | null;
  onRows: (rows: AttributeRow[]) => void;
}

/** The conditions of a rule, and what it finds. */
export function RuleFields({ rule, rows, choices, errors, typed, onRows }: RuleFieldsProps) {
  const categories = choices.categories.map(
    ({ id, path }) => [id, path.map(({ name }) => name).join(' > ')] as const,
  );
  const chosen = rule?.categoryId;
  const isGone = chosen && !categories.some(([id]) => id === chosen);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Select
        name="category"
        label={t.category}
        none={t.anyCategory}
        options={isGone ? [...categories, [chosen, t.deletedCategory]] : categories}
        defaultValue={chosen ?? ''}
      />
      <FormFields fields={ruleFields} values={ruleValues(rule)} errors={errors} autoFocus={false} />
      <AttributeRows rows={rows} attributes={choices.attributes} onChange={onRows} />
      {errors.rule && <Message severity="error">{errors.rule}</Message>}
      {typed && <RulePreview rule={readRule(typed, rows)} />}
    </Box>
  );
}
