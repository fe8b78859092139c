import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';

interface InlineSelectProps extends Omit<ComponentProps<'select'>, 'ref' | 'color'> {
  label: string;
}

/** A native select with its label before it, outside of forms. */
export function InlineSelect({ label, ...props }: InlineSelectProps) {
  return (
    <Box component="label" sx={{ display: 'flex', minWidth: 0, alignItems: 'center', gap: 1.5 }}>
      {label}
      <Box
        component="select"
        {...props}
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
      />
    </Box>
  );
}
