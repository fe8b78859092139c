import Box from '@mui/material/Box';
import type { FilterFacetFragment } from './FilteredResults.generated.tsx';
import { paramOf, paramValue, valueText } from './facet-names.ts';
import { RangeField } from './RangeField.tsx';

/** More numbers than these are a range, and more short values, such as sizes, have columns. */
const MOST_VALUES = 6;
/** Letters of a short value. */
const SHORT = 6;
const columns = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))', columnGap: 3 };

interface FacetFieldProps {
  facet: FilterFacetFragment;
  /** Of the address, with its question mark. */
  query: string;
  onToggle: (name: string, value: string) => void;
}

/** A facet as a group of native fields, which a form sends without scripts as well. */
export function FacetField({ facet, query, onToggle }: FacetFieldProps) {
  const { label, type, unit, values } = facet;
  const isLong = type === 'NUMBER' && values.length > MOST_VALUES;
  const hasColumns =
    values.length > MOST_VALUES && values.every(({ value }) => valueText(facet, value).length <= SHORT);
  const hasRange = type === 'PRICE' || isLong;
  if (!hasRange && values.length === 0) return null;
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, py: 2, border: 0, borderBottom: 1, borderColor: 'divider' }}>
      <Box
        component="legend"
        sx={{ p: 0, mb: 1, float: 'left', width: '100%', fontSize: '0.9375rem', fontWeight: 600 }}
      >
        {label}
        {unit && ` (${unit})`}
      </Box>
      <Box sx={{ clear: 'both', ...(hasColumns && columns) }}>
        {hasRange && <RangeField facet={facet} query={query} />}
        {(isLong ? [] : values).map(({ value, count }) => (
          <Option key={value} facet={facet} value={value} count={count} query={query} onToggle={onToggle} />
        ))}
      </Box>
    </Box>
  );
}

type OptionProps = FacetFieldProps & { value: string; count: number };

function Option({ facet, value, count, query, onToggle }: OptionProps) {
  const name = paramOf(facet);
  const sent = paramValue(facet, value);
  const isSelected = new URLSearchParams(query).getAll(name).includes(sent);
  const isRadio = facet.type === 'RATING';
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 44,
        cursor: 'pointer',
        color: count === 0 ? 'text.secondary' : undefined,
        '& input': { width: 20, height: 20, m: 0, flexShrink: 0, accentColor: 'var(--palette-primary-main)' },
      }}
    >
      <input
        type={isRadio ? 'radio' : 'checkbox'}
        name={name}
        value={sent}
        checked={isSelected}
        onChange={() => onToggle(name, sent)}
      />
      <Box component="span" sx={{ flexGrow: 1 }}>
        {valueText(facet, value)}
      </Box>
      <Box
        component="span"
        sx={{ fontSize: '0.8125rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {count}
        {facet.isSample && '+'}
      </Box>
    </Box>
  );
}
