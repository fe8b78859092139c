import Box from '@mui/material/Box';
import * as t from '#messages/filter';
import { decimalText } from '#money/cents';
import { Field } from '../../ui/Field.tsx';
import type { FilterFacetFragment } from './FilteredResults.generated.tsx';
import { paramOf } from './facet-names.ts';

interface RangeFieldProps {
  facet: FilterFacetFragment;
  /** Of the address, with its question mark. */
  query: string;
}

/** Two fields for the ends of a range; above those of the price a histogram of the matches. */
export function RangeField({ facet, query }: RangeFieldProps) {
  const params = new URLSearchParams(query);
  const isPrice = facet.type === 'PRICE';
  const text = (end: number | null | undefined) =>
    end == null ? '' : isPrice ? decimalText(end) : String(end);
  const field = (end: 'min' | 'max', label: string) => {
    const name = isPrice ? end : `${paramOf(facet)}.${end}`;
    const value = params.get(name) ?? '';
    return (
      <Field id={`${paramOf(facet)}-${end}`} label={label}>
        <Box
          component="input"
          // Starts over with the address.
          key={value}
          id={`${paramOf(facet)}-${end}`}
          name={name}
          defaultValue={value}
          placeholder={text(facet[end])}
          inputMode="decimal"
          pattern="\d{1,9}([.,]\d{1,6})?"
          title={t.aNumberSuchAs49}
          maxLength={16}
          aria-label={`${facet.label}: ${label.toLowerCase()}`}
          sx={{
            width: 1,
            height: 48,
            px: 1.75,
            font: 'inherit',
            color: 'inherit',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'field.main',
            borderRadius: '12px',
            '&:user-invalid': { borderColor: 'error.main' },
          }}
        />
      </Field>
    );
  };
  return (
    <>
      {isPrice && facet.histogram.length > 0 && <Histogram bars={facet.histogram} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        {field('min', t.fromLabel)}
        {field('max', t.to)}
      </Box>
    </>
  );
}

const heightOf = (share: number) => (share === 0 ? 2 : 6 + Math.round(share * 12) * 3.5);

/** Decoration: the counts say the same in words. */
function Histogram({ bars }: { bars: readonly number[] }) {
  const highest = Math.max(1, ...bars);
  return (
    <Box aria-hidden sx={{ display: 'flex', alignItems: 'end', gap: '2px', height: 48, mb: 1.5 }}>
      {bars.map((count, bar) => (
        <Box
          key={bar}
          // No inline style, which the content security policy forbids; few heights, and so few classes.
          sx={{
            flex: 1,
            borderRadius: '3px 3px 0 0',
            bgcolor: 'field.main',
            height: heightOf(count / highest),
          }}
        />
      ))}
    </Box>
  );
}
