import Box from '@mui/material/Box';
import { useState } from 'react';
import * as t from '#messages/place-order';
import { TextField } from '../../../ui/TextField.tsx';

interface NoteFieldProps {
  value: string;
  onChange: (note: string) => void;
}

/** What the buyer writes to the shop: folded until somebody wants to, or has. */
export function NoteField({ value, onChange }: NoteFieldProps) {
  const [isOpen, setIsOpen] = useState(value !== '');
  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      sx={{ px: { xs: 2, md: 3 }, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Box component="summary" sx={{ minHeight: 44, py: 1.25, cursor: 'pointer', fontWeight: 600 }}>
        {t.addANote}
      </Box>
      {isOpen && (
        <Box sx={{ pb: 1.5 }}>
          <TextField
            label={t.noteToTheShop}
            hint={t.upTo500Characters}
            multiline
            minRows={2}
            inputProps={{ maxLength: 500 }}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        </Box>
      )}
    </Box>
  );
}
