import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import * as t from '#messages/admin/ui';
import { Button } from './Button.tsx';
import { TextField } from './TextField.tsx';
import type { TableQuery } from './useTableQuery.ts';

interface Filter {
  /** Name of the parameter in the address. */
  name: string;
  label: string;
  /** Label of each value. */
  options: Record<string, string>;
}

export interface TableFiltersProps {
  query: TableQuery;
  /** What can be searched for. */
  searchLabel: string;
  filters?: readonly Filter[];
}

/** Narrows a list down by a keyword and by choices; a choice applies at once. */
export function TableFilters({ query, searchLabel, filters = [] }: TableFiltersProps) {
  return (
    <Box
      component="form"
      role="search"
      aria-label={t.thisList}
      onSubmit={(event) => {
        event.preventDefault();
        query.apply({ keyword: String(new FormData(event.currentTarget).get('keyword')).trim() });
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, my: 3 }}
    >
      <Box sx={{ flex: '1 1 150px', maxWidth: 420 }}>
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
      {filters.map(({ name, label, options }) => (
        <Box key={name} sx={{ flex: '1 1 130px', maxWidth: 160 }}>
          <NativeSelect
            fullWidth
            value={query.filter(name) ?? ''}
            onChange={(event) => query.apply({ [name]: event.target.value })}
            input={<TextField label={label} />}
          >
            <option value="">{t.all}</option>
            {Object.entries(options).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </NativeSelect>
        </Box>
      ))}
    </Box>
  );
}
