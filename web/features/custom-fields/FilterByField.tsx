import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import * as t from '#messages/admin/custom-fields';
import { Button } from '../../ui/Button.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { type FieldFilter, fieldFilterIn, fieldFilterParams } from '../../ui/field-filter.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { TableQuery } from '../../ui/useTableQuery.ts';
import { inputOf, YES_NO } from './CustomFieldInputs.tsx';
import type { CustomFieldInputFragment } from './CustomFields.generated.tsx';
import { fieldFilterText } from './field-filter-text.ts';

interface FilterByFieldProps {
  query: TableQuery;
  /** The custom fields of what is listed. */
  definitions: readonly CustomFieldInputFragment[];
}

/** Filters a list by one custom field: a button, and a link that takes the filter off. */
export function FilterByField({ query, definitions }: FilterByFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const filter = fieldFilterIn(query.params);
  const text = filter && fieldFilterText(filter, definitions);
  return (
    <>
      {definitions.length > 0 && (
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {t.byCustomField}
        </Button>
      )}
      {text && (
        <Link
          href={query.href(fieldFilterParams(null))}
          aria-label={t.removeFilter(text)}
          underline="none"
          sx={chip}
        >
          <Box component="span" sx={pill}>
            {text} <span aria-hidden>×</span>
          </Box>
        </Link>
      )}
      {isOpen && (
        <FilterDialog
          {...{ filter, definitions }}
          onApply={(chosen) => {
            setIsOpen(false);
            query.apply(fieldFilterParams(chosen));
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

interface FilterDialogProps {
  filter: FieldFilter | null;
  definitions: FilterByFieldProps['definitions'];
  onApply: (filter: FieldFilter) => void;
  onClose: () => void;
}

function FilterDialog({ filter, definitions, onApply, onClose }: FilterDialogProps) {
  const [key, setKey] = useState(filter?.key);
  const [error, setError] = useState<string | null>(null);
  const field = definitions.find((each) => each.key === key) ?? definitions[0]!;
  const submit = (form: FormData) => {
    const values = [...form].flatMap(([name, value]) => {
      const text = String(value).trim();
      return text && name !== 'key' ? [[name, text]] : [];
    });
    if (values.length === 0) setError(t.enterAValue);
    else onApply({ key: field.key, ...Object.fromEntries(values) });
  };
  return (
    <FormDialog
      title={t.filterByField}
      action={t.showThese}
      pending={false}
      error={error}
      width="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        name="key"
        label={t.field}
        autoFocus
        value={field.key}
        onChange={(chosen) => {
          setKey(chosen);
          setError(null);
        }}
        options={definitions.map((each) => [each.key, each.label])}
      />
      <Inputs key={field.key} field={field} filter={filter?.key === field.key ? filter : null} />
    </FormDialog>
  );
}

/** What is asked of a field of each type. */
function Inputs({ field, filter }: { field: CustomFieldInputFragment; filter: FieldFilter | null }) {
  const { type, choices } = field;
  if (type === 'BOOLEAN' || type === 'CHOICE')
    return (
      <Select
        name="equals"
        label={t.value}
        defaultValue={filter?.equals}
        options={type === 'BOOLEAN' ? YES_NO : choices.map((each) => [each, each] as const)}
      />
    );
  if (type === 'NUMBER' || type === 'DATE')
    return (
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {/* Of a program; screens write a value as both ends. */}
        <TextField
          name="from"
          label={t.from}
          defaultValue={filter?.from ?? filter?.equals}
          {...inputOf[type]}
        />
        <TextField name="to" label={t.to} defaultValue={filter?.to ?? filter?.equals} {...inputOf[type]} />
      </Box>
    );
  return (
    <TextField
      name="beginsWith"
      label={t.beginsWith}
      hint={t.beginsWithHint}
      defaultValue={filter?.beginsWith ?? filter?.equals}
      inputProps={{ maxLength: 500 }}
    />
  );
}

const chip = { display: 'inline-flex', alignItems: 'center', minHeight: 44, maxWidth: '100%' };
const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 36,
  px: 1.75,
  borderRadius: '18px',
  fontSize: '0.875rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  bgcolor: 'text.primary',
  color: 'background.default',
};
