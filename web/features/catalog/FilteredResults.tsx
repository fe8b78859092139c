import Box from '@mui/material/Box';
import { type ComponentProps, useRef, useState } from 'react';
import * as t from '#messages/catalog';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../../ui/MissingPart.tsx';
import { DensitySwitch } from './DensitySwitch.tsx';
import type { FilteredResultsFragment } from './FilteredResults.generated.tsx';
import { FILTER_ID } from './filter-id.ts';
import { ofPage, readListUrl } from './list-url.ts';
import { ProductResults } from './ProductResults.tsx';

// The server renders them, and all work without scripts: none is worth a longer wait for the page.
const FilterForm = lazyPart(async () => (await import('./FilterForm.tsx')).FilterForm, MissingPart, true);
const SortSelect = lazyPart(async () => (await import('./SortSelect.tsx')).SortSelect, undefined, true);
const FilterChips = lazyPart(async () => (await import('./FilterChips.tsx')).FilterChips, undefined, true);

interface Data {
  products: FilteredResultsFragment;
}

interface FilteredResultsProps {
  result: Omit<ComponentProps<typeof ProductResults>['result'], 'data' | 'previousData'> & {
    data?: Data;
    previousData?: Data;
  };
  path: string;
  /** Where links that take a part of the filter off lead, if elsewhere. */
  chipsPath?: string;
  /** Of the address, with its question mark. */
  query: string;
  /** Facets that the page itself decides. */
  without?: readonly string[];
  emptyText: string;
  /** Address of a page of the list, unless it is a parameter. */
  href?: (page: number) => string;
  /** The order without a choice; the newest first when it is left out. */
  firstOrder?: string;
  /** Search has the grid of the home page, with one column on phones; other lists have two. */
  hasOneColumn?: boolean;
}

/** A list of products beside its filter. */
export function FilteredResults(props: FilteredResultsProps) {
  const { result, path, chipsPath = path, query, without = [], emptyText, firstOrder, hasOneColumn } = props;
  const { href = (number: number) => path + ofPage(query, number) } = props;
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const page = (result.data ?? result.previousData)?.products;
  const facets = page?.facets.filter(({ key }) => !without.includes(key)) ?? [];
  // There is nothing to choose from.
  if (page?.total === 0 && !readListUrl(query).filter)
    return <ProductResults {...{ result, href, emptyText }} />;
  const close = () => {
    if (!isOpen) return;
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <Box sx={columns}>
      {page && <FilterForm {...{ path, query, facets, isOpen }} total={page.total} onClose={close} />}
      <Box sx={{ minWidth: 0, ...grid, ...(!hasOneColumn && twoColumns) }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
          <Box sx={{ [WIDE]: { display: 'none' } }}>
            <Button
              ref={opener}
              href={`#${FILTER_ID}`}
              variant="outlined"
              onClick={(event) => {
                event.preventDefault();
                setIsOpen(true);
              }}
            >
              {t.filter}
            </Button>
          </Box>
          <FilterChips {...{ query, facets }} path={chipsPath} />
          <Box sx={{ ml: 'auto', minWidth: 0, display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <SortSelect {...{ path, query }} first={firstOrder} />
            <Box sx={{ display: hasOneColumn ? undefined : { xs: 'none', md: 'block' } }}>
              <DensitySwitch />
            </Box>
          </Box>
        </Box>
        <ProductResults result={result} href={href} emptyText={emptyText} />
      </Box>
    </Box>
  );
}

const WIDE = '@media (min-width: 1024px)';
const columns = {
  [WIDE]: { display: 'grid', gridTemplateColumns: '264px minmax(0, 1fr)', columnGap: 6, alignItems: 'start' },
};
const twoColumns = {
  '@media (max-width: 767.95px)': {
    '& > [aria-busy]': {
      // One where large text leaves no room for two.
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(8.25rem, 50% - 7px), 1fr))',
      columnGap: '12px',
      rowGap: '28px',
    },
  },
};
/** One column fewer than without the filter. */
const grid = {
  '@media (min-width: 1200px)': { '& > [aria-busy]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
};
