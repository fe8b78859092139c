import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/filter';
import { useSettings } from '../../ui/settings.ts';
import type { FilterFacetFragment } from './FilteredResults.generated.tsx';
import { paramOf, paramValue, rangeText, typedMoney, valueText } from './facet-names.ts';
import { toggled, withoutFilter } from './filter-links.ts';
import { withParams } from './list-url.ts';

interface FilterChipsProps {
  path: string;
  /** Of the address, with its question mark. */
  query: string;
  facets: readonly FilterFacetFragment[];
}

/** One link for each part of the filter, which takes it off. */
export function FilterChips({ path, query, facets }: FilterChipsProps) {
  const settings = useSettings();
  const params = new URLSearchParams(query);
  const range = (label: string, min: string, max: string, text: (end: string) => string) => {
    const ends = [params.get(min) ?? '', params.get(max) ?? ''] as const;
    const isSet = ends.some((end) => end !== '' && Number.isFinite(Number(end)));
    return isSet
      ? [{ label: `${label}${rangeText(text, ...ends)}`, query: withParams(query, { [min]: '', [max]: '' }) }]
      : [];
  };
  const chips = facets.flatMap((facet) => {
    const name = paramOf(facet);
    const values = facet.values
      .filter(({ isSelected }) => isSelected)
      .map(({ value }) => ({
        label: `${facet.key.startsWith('options.') ? `${facet.label} ` : ''}${valueText(facet, value)}`,
        query: toggled(query, name, paramValue(facet, value)),
      }));
    if (facet.type === 'PRICE') return range('', 'min', 'max', typedMoney(settings));
    if (facet.type !== 'NUMBER') return values;
    return [
      ...values,
      ...range(`${facet.label} `, `${name}.min`, `${name}.max`, (end) => valueText(facet, end)),
    ];
  });
  if (chips.length === 0) return null;
  return (
    <Box component="ul" aria-label={t.filters} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0 }}>
      {chips.map((chip) => (
        <Box component="li" key={chip.label} sx={{ display: 'contents' }}>
          <Link href={path + chip.query} aria-label={t.remove(chip.label)} underline="none" sx={pill}>
            <Box component="span" sx={inner}>
              {chip.label} <span aria-hidden>×</span>
            </Box>
          </Link>
        </Box>
      ))}
      <Box component="li" sx={{ display: 'contents' }}>
        <Link href={path + withoutFilter(query)} sx={{ ...pill, px: 1 }}>
          {t.clearAll}
        </Link>
      </Box>
    </Box>
  );
}

const pill = { display: 'inline-flex', alignItems: 'center', minHeight: 44 };
const inner = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  height: 36,
  px: 1.75,
  borderRadius: 999,
  fontSize: '0.875rem',
  fontWeight: 600,
  bgcolor: 'text.primary',
  color: 'background.default',
};
