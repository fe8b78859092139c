import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { formError, ignoreShown, readFailure } from '../../apollo/errors.ts';
import { useLeaveGuard } from '../../router/leave-guard.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.tsx';
import { type EditVariantsFragment, useSaveVariantsMutation } from './EditVariants.generated.tsx';
import { VariantConflicts } from './VariantConflicts.tsx';
import { VariantTable } from './VariantTable.tsx';
import {
  addRow,
  combine,
  contentOf,
  readRows,
  storedRows,
  type VariantRow,
  withOptions,
} from './variant-rows.ts';

const MOST_OPTIONS = 3;

interface Option {
  name: string;
  /** Separated by commas. */
  values: string;
}

/** What a product is offered in: the names of the options, and a row for each variant. All of it is saved in one edit. */
export function EditVariants({ product }: { product: EditVariantsFragment }) {
  const [stored, setStored] = useState(product);
  const [options, setOptions] = useState(() => optionsOf(product));
  const [rows, setRows] = useState(() => storedRows(product.variants));
  const [typos, setTypos] = useState<Record<string, string>>({});
  const [save, { loading, error, reset }] = useSaveVariantsMutation({ context: { inlineErrors: true } });
  const refused = formError(error);
  const moved = error ? (readFailure(error).variants ?? []) : [];

  const names = (from: readonly Option[]) => from.map(({ name }) => name);
  const { leave, stay } = useLeaveGuard(() => {
    const saved = contentOf(names(optionsOf(stored)), storedRows(stored.variants));
    return contentOf(names(options), rows) !== saved;
  });

  const changeOptions = (next: Option[]) => {
    setRows((before) => withOptions(before, options.length, next.length));
    setOptions(next);
  };
  const changeRows = (next: VariantRow[]) => {
    setTypos({});
    reset();
    setRows(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { variants, errors } = readRows(rows, options.length);
    setTypos(errors);
    if (Object.keys(errors).length > 0) return;
    const input = {
      productId: stored.id,
      optionNames: names(options),
      variants,
      expectedVariants: stored.variants.map(({ id }) => id),
    };
    save({ variables: { input } }).then(({ data }) => {
      if (!data) return;
      setStored(data.saveVariants);
      setOptions(optionsOf(data.saveVariants));
      setRows(storedRows(data.saveVariants.variants));
      toast('Variants saved');
    }, ignoreShown);
  };

  return (
    <Box
      component="section"
      aria-labelledby="variants"
      sx={{ mt: 6, pt: 3, borderTop: 2, borderColor: 'text.primary' }}
    >
      <Typography id="variants" variant="h2">
        Variants
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary', maxWidth: '65ch' }}>
        Sizes, colours and the like: each variant has its own price and stock. A variant that is removed is no
        longer sold. Cells of a spreadsheet can be pasted into the table.
      </Typography>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
        {options.map((option, index) => (
          <Box key={index} sx={optionStyle}>
            <TextField
              label={`Option ${index + 1}`}
              placeholder="Size"
              value={option.name}
              inputProps={{ maxLength: 50 }}
              onChange={({ target }) => setOptions(options.with(index, { ...option, name: target.value }))}
            />
            <TextField
              label="Values, separated by commas"
              placeholder="S, M, L"
              value={option.values}
              onChange={({ target }) => setOptions(options.with(index, { ...option, values: target.value }))}
            />
          </Box>
        ))}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          {options.length < MOST_OPTIONS && (
            <Button variant="outlined" onClick={() => changeOptions([...options, { name: '', values: '' }])}>
              Add option
            </Button>
          )}
          {options.length > 0 && (
            <>
              <Button variant="outlined" onClick={() => changeOptions(options.slice(0, -1))}>
                Remove option {options.length}
              </Button>
              <Button
                variant="outlined"
                onClick={() =>
                  changeRows(
                    combine(
                      rows,
                      options.map(({ values }) => values),
                    ),
                  )
                }
              >
                Make all combinations
              </Button>
            </>
          )}
        </Stack>
        <VariantTable
          optionNames={names(options)}
          rows={rows}
          images={product.images}
          errors={{ ...refused.fields, ...typos }}
          onChange={changeRows}
        />
        <VariantConflicts
          rows={rows}
          optionCount={options.length}
          moved={moved}
          disabled={loading}
          onChange={setRows}
        />
        {refused.message && moved.length === 0 && <Message severity="error">{refused.message}</Message>}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            onClick={() =>
              changeRows(
                addRow(
                  rows,
                  options.map(() => ''),
                ),
              )
            }
          >
            Add row
          </Button>
          <SubmitButton pending={loading}>Save variants</SubmitButton>
        </Stack>
      </Stack>
      {leave && (
        <ConfirmDialog title="Leave without saving?" action="Leave" onConfirm={leave} onClose={stay}>
          Your changes of the variants are not saved yet and would be lost.
        </ConfirmDialog>
      )}
    </Box>
  );
}

const optionsOf = ({ options }: EditVariantsFragment): Option[] =>
  options.map(({ name, values }) => ({ name, values: values.join(', ') }));

const optionStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr)' },
};
