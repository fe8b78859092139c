import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import * as t from '#messages/admin/ui';
import { Button } from './Button.tsx';
import { Select } from './Select.tsx';
import { TextField } from './TextField.tsx';
import type { TableQuery } from './useTableQuery.ts';

export interface Filter {
  /** Name of the parameter in the address. */
  name: string;
  label: string;
  /** Label of each value; without them it is a day. */
  options?: Record<string, string>;
}

export interface TableFiltersProps {
  query: TableQuery;
  /** What can be searched for; without it there is no search. */
  searchLabel?: string;
  filters?: readonly Filter[];
  /** A filter of its own kind, which stands behind the others. */
  more?: { isChosen: boolean; filter: ReactNode };
}

/** Narrows a list down by a keyword and by choices; a choice applies at once. */
export function TableFilters({ query, searchLabel, filters = [], more }: TableFiltersProps) {
  return (
    <Box
      component="form"
      role="search"
      aria-label={t.thisList}
      onSubmit={(event) => {
        event.preventDefault();
        query.apply({ keyword: String(new FormData(event.currentTarget).get('keyword') ?? '').trim() });
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        gap: { xs: 1, sm: 2 },
        my: { xs: 1, sm: 3 },
      }}
    >
      {searchLabel && (
        <>
          <Box sx={{ flex: '1 1 150px', minWidth: 0, maxWidth: 420, '& label': oneLine }}>
            <TextField
              // A new key puts the keyword of the address into the box.
              key={query.variables.keyword}
              type="search"
              name="keyword"
              label={searchLabel}
              defaultValue={query.variables.keyword}
              inputProps={{ maxLength: 100 }}
            />
          </Box>
          <Button type="submit" variant="outlined">
            {t.search}
          </Button>
        </>
      )}
      <Choices {...{ query, filters, more }} isFolded={Boolean(searchLabel) && filters.length > FEW} />
      {!searchLabel && (
        <Button variant="outlined" href={query.all}>
          {t.showAll}
        </Button>
      )}
    </Box>
  );
}

/** On phones it goes on above the button. */
const oneLine = {
  display: { xs: 'block' },
  width: { xs: 'calc(100vw - 32px)', sm: 'auto' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'nowrap', sm: 'normal' },
};

/** As many choices as stand beside a search. */
const FEW = 3;

interface ChoicesProps {
  query: TableQuery;
  filters: readonly Filter[];
  more: TableFiltersProps['more'];
  /** Shown when wanted, or when one of them is chosen. */
  isFolded: boolean;
}

function Choices({ query, filters, more, isFolded }: ChoicesProps) {
  const chosen = filters.filter(({ name }) => query.filter(name)).length + (more?.isChosen ? 1 : 0);
  const choices = (
    <>
      {filters.map((filter) => (
        <Choice key={filter.name} query={query} filter={filter} />
      ))}
      {more?.filter}
    </>
  );
  if (!isFolded) return choices;
  return (
    <Box component="details" open={chosen > 0} sx={{ '&[open]': { flexBasis: '100%' } }}>
      <Box component="summary" sx={{ lineHeight: '2.75rem', cursor: 'pointer', fontWeight: 600 }}>
        {t.filters(chosen)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mt: 1 }}>{choices}</Box>
    </Box>
  );
}

function Choice({ query, filter: { name, label, options } }: { query: TableQuery; filter: Filter }) {
  return (
    <Box sx={{ flex: '1 1 130px', maxWidth: 180 }}>
      {options ? (
        <Select
          label={label}
          value={query.filter(name) ?? ''}
          onChange={(value) => query.apply({ [name]: value })}
          none={t.all}
          options={Object.entries(options)}
        />
      ) : (
        <TextField
          // A new key puts the day of the address into the box.
          key={query.filter(name)}
          type="date"
          label={label}
          defaultValue={query.filter(name) ?? ''}
          onBlur={({ target }) =>
            target.value !== (query.filter(name) ?? '') && query.apply({ [name]: target.value })
          }
        />
      )}
    </Box>
  );
}
