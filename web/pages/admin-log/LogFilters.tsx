import Box from '@mui/material/Box';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { TableQuery } from '../../ui/useTableQuery.ts';

const filters = [
  { name: 'subject', label: 'ID of what was changed', type: 'search' },
  { name: 'from', label: 'From', type: 'date' },
  { name: 'to', label: 'To', type: 'date' },
];

/** Narrows the log down. */
export function LogFilters({ query }: { query: TableQuery }) {
  return (
    <Box
      component="form"
      role="search"
      aria-label="This list"
      // A new key puts the filters of the address into the boxes.
      key={query.href({})}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        query.apply(Object.fromEntries(filters.map(({ name }) => [name, String(typed.get(name)).trim()])));
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, my: 3 }}
    >
      {filters.map(({ name, label, type }) => (
        <Box key={name} sx={{ flex: '1 1 150px', maxWidth: 420 }}>
          <TextField name={name} label={label} type={type} defaultValue={query.filter(name) ?? ''} />
        </Box>
      ))}
      <Button type="submit" variant="outlined">
        Filter
      </Button>
    </Box>
  );
}
