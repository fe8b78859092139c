import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/filter';
import { FILTER_ID } from './filter-id.ts';
import { withParams } from './list-url.ts';

const ORDERS = [
  ['newest', t.newest],
  ['best-selling', t.bestSelling],
  ['rating', t.bestRated],
  ['price-asc', t.priceLowToHigh],
  ['price-desc', t.priceHighToLow],
] as const;

interface SortSelectProps {
  path: string;
  /** Of the address, with its question mark. */
  query: string;
  /** What comes first in the list: the order without a choice. */
  first?: string;
}

/** The order of a list. Without scripts the button of the filter sends it. */
export function SortSelect({ path, query, first }: SortSelectProps) {
  const navigate = useNavigate();
  const chosen = new URLSearchParams(query).get('sort') ?? '';
  return (
    <Box component="label" sx={{ display: 'flex', minWidth: 0, alignItems: 'center', gap: 1.5 }}>
      {t.sortBy}
      <Box
        component="select"
        name="sort"
        form={`${FILTER_ID}-form`}
        value={ORDERS.some(([value]) => value === chosen) ? chosen : first ? '' : 'newest'}
        onChange={(event: { target: { value: string } }) =>
          void navigate(path + withParams(query, { sort: event.target.value }), { preventScrollReset: true })
        }
        sx={{
          minWidth: 0,
          minHeight: 44,
          px: 1.5,
          font: 'inherit',
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'field.main',
          borderRadius: 1,
        }}
      >
        {first && <option value="">{first}</option>}
        {ORDERS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Box>
    </Box>
  );
}
