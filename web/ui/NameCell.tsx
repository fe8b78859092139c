import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A name in a table, with a line below it. */
export function NameCell({ name, note }: { name: string; note?: ReactNode }) {
  return (
    <div>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {name}
      </Box>
      {note && <Box sx={{ maxWidth: '45ch', fontSize: '0.8125rem', color: 'text.secondary' }}>{note}</Box>}
    </div>
  );
}
