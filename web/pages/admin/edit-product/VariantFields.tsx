import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId } from 'react';
import * as t from '#messages/admin/custom-fields';
import { fieldName, type Values } from '../../../features/custom-fields/custom-field-form.ts';
import { SidewaysScroll } from '../../../ui/SidewaysScroll.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { pathOf } from './custom-fields.ts';
import type { EditProductFragment, ProductChoicesFragment } from './EditProductPage.generated.tsx';
import { moveInGrid } from './grid-keys.ts';
import { gridStyle } from './grid-style.ts';
import type { VariantRow } from './variant-rows.ts';

type Definition = ProductChoicesFragment['variantFields'][number];

interface VariantFieldsProps {
  definitions: readonly Definition[];
  rows: readonly VariantRow[];
  /** Values of options at the beginning of a row. */
  optionCount: number;
  stored: EditProductFragment['variants'];
  /** By names such as "variants.2.customFields.shelf". */
  errors: Partial<Record<string, string>>;
  scrollHint: string;
}

/** The custom fields of the variants as a table of fields, below the one of their prices and stock. */
export function VariantFields({
  definitions,
  rows,
  optionCount,
  stored,
  errors,
  scrollHint,
}: VariantFieldsProps) {
  if (definitions.length === 0) return null;
  return (
    <SidewaysScroll hint={scrollHint}>
      <Box component="table" sx={{ ...gridStyle, minWidth: 160 + 140 * definitions.length }}>
        <caption>
          <VisuallyHidden>{t.variantFields}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {optionCount > 0 && <th scope="col">{t.variant}</th>}
            {definitions.map(({ key, label, isRequired }) => (
              <th key={key} scope="col">
                {isRequired ? label : t.optional(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveBetween}>
          {rows.map((row, index) => {
            const name = row.cells.slice(0, optionCount).join(', ');
            const values = stored.find(({ id }) => id === row.id)?.customFields ?? [];
            return (
              <tr key={row.id ?? row.key}>
                {optionCount > 0 && (
                  <Box
                    component="th"
                    scope="row"
                    sx={{ minWidth: 100, '&&': { py: 1.5, verticalAlign: 'top' } }}
                  >
                    {name || index + 1}
                  </Box>
                )}
                {definitions.map((definition) => (
                  <td key={definition.key}>
                    <Cell
                      {...{ definition, values, row }}
                      label={
                        rows.length > 1
                          ? t.ofVariant(definition.label, name || String(index + 1))
                          : definition.label
                      }
                      error={errors[fieldName(definition.key, `variants.${index}.`)]}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Box>
    </SidewaysScroll>
  );
}

/** A field of a day has arrow keys of its own. */
function moveBetween(event: KeyboardEvent<HTMLTableSectionElement>) {
  if ((event.target as HTMLInputElement).type !== 'date') moveInGrid(event);
}

interface CellProps {
  definition: Definition;
  row: VariantRow;
  values: Values;
  label: string;
  error: string | undefined;
}

function Cell({ definition: { key, type, choices, isRequired }, row, values, label, error }: CellProps) {
  const id = useId();
  const field = {
    name: fieldName(key, pathOf(row)),
    defaultValue: values.find((each) => each.key === key)?.value,
    required: isRequired,
    'aria-label': label,
    'aria-invalid': error !== undefined,
    'aria-describedby': error && id,
  };
  const options = type === 'BOOLEAN' ? YES_NO : choices.map((each) => [each, each] as const);
  return (
    <>
      {type === 'BOOLEAN' || type === 'CHOICE' ? (
        <select {...field}>
          <option value="">–</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...field}
          type={type === 'DATE' ? 'date' : 'text'}
          inputMode={type === 'NUMBER' ? 'decimal' : undefined}
          maxLength={type === 'DATE' ? undefined : 500}
        />
      )}
      {error && (
        <Typography id={id} variant="body2" sx={{ color: 'error.main', mt: 0.5 }}>
          {error}
        </Typography>
      )}
    </>
  );
}

const YES_NO = [
  ['true', t.yes],
  ['false', t.no],
] as const;
