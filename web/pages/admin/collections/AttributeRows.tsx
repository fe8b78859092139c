import Box from '@mui/material/Box';
import * as t from '#messages/admin/collections';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { RuleChoicesQuery } from './Collections.generated.tsx';
import { type AttributeRow, newRow } from './rule-form.ts';

/** Most attributes of a rule. */
const MOST = 10;

interface AttributeRowsProps {
  rows: readonly AttributeRow[];
  attributes: RuleChoicesQuery['attributes'];
  onChange: (rows: AttributeRow[]) => void;
}

/** The attributes that a rule asks for. */
export function AttributeRows({ rows, attributes, onChange }: AttributeRowsProps) {
  const choices = attributes.filter(({ isFilter, isPublic }) => isFilter && isPublic);
  if (choices.length === 0 && rows.length === 0) return null;
  const change = (index: number, changes: Partial<AttributeRow>) =>
    onChange(rows.with(index, { ...rows[index]!, ...changes }));
  return (
    <Box component="fieldset" sx={fieldset}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        {t.attributes}
      </Box>
      {rows.map((row, index) => {
        const { type, label = row.key } = choices.find(({ key }) => key === row.key) ?? {};
        const isGone = row.key !== '' && type === undefined;
        const options = choices.map((each) => [each.key, each.label] as const);
        return (
          <Box key={row.id} sx={grid}>
            <Select
              label={t.attribute}
              none={t.chooseAttribute}
              value={row.key}
              options={isGone ? [...options, [row.key, t.gone(row.key)]] : options}
              onChange={(key) => change(index, { key, values: '', min: '', max: '' })}
            />
            {type === 'BOOLEAN' ? (
              <Select
                label={t.value}
                none={t.chooseValue}
                value={row.values}
                options={[
                  ['true', t.yes],
                  ['false', t.no],
                ]}
                onChange={(values) => change(index, { values })}
              />
            ) : (
              <TextField
                label={t.values}
                hint={t.oneALine}
                multiline
                maxRows={6}
                value={row.values}
                onChange={({ target }) => change(index, { values: target.value })}
              />
            )}
            {type === 'NUMBER' &&
              (['min', 'max'] as const).map((end) => (
                <TextField
                  key={end}
                  type="number"
                  label={end === 'min' ? t.from : t.to}
                  value={row[end]}
                  inputProps={{ step: 'any' }}
                  onChange={({ target }) => change(index, { [end]: target.value })}
                />
              ))}
            <Box>
              <Button
                color="error"
                aria-label={t.removeAttribute(label || t.attribute)}
                onClick={() => onChange(rows.toSpliced(index, 1))}
              >
                {t.remove}
              </Button>
            </Box>
          </Box>
        );
      })}
      <Box>
        <Button
          variant="outlined"
          disabled={rows.length >= MOST}
          onClick={() => onChange([...rows, newRow()])}
        >
          {t.addAttribute}
        </Button>
      </Box>
    </Box>
  );
}

const fieldset = { m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 };
const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  pb: 2,
  borderBottom: 1,
  borderColor: 'divider',
};
