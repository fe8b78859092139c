import { useNavigate } from 'react-router-dom';
import * as t from '#messages/filter';
import { InlineSelect } from '../../ui/InlineSelect.tsx';
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
    <InlineSelect
      label={t.sortBy}
      name="sort"
      form={`${FILTER_ID}-form`}
      value={ORDERS.some(([value]) => value === chosen) ? chosen : first ? '' : 'newest'}
      onChange={(event) =>
        void navigate(path + withParams(query, { sort: event.target.value }), { preventScrollReset: true })
      }
    >
      {first && <option value="">{first}</option>}
      {ORDERS.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </InlineSelect>
  );
}
