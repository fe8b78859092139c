import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface FieldProps {
  id: string;
  label: string;
  hideLabel?: boolean;
  /** Shown below in red and named by the input through `aria-describedby={errorId(id)}`. */
  error?: string;
  hint?: ReactNode;
  children: ReactNode;
}

export const errorId = (id: string) => `${id}-error`;
export const hintId = (id: string) => `${id}-hint`;

/** A label above its input, with a hint or an error below. */
export function Field({ id, label, hideLabel, error, hint, children }: FieldProps) {
  return (
    <Box>
      <Box
        component="label"
        htmlFor={id}
        sx={hideLabel ? undefined : { display: 'block', mb: 0.75, fontWeight: 600, fontSize: '0.9375rem' }}
      >
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Box>
      {children}
      {hint && !error && (
        <Box id={hintId(id)} sx={{ mt: 0.5, fontSize: '0.875rem', color: 'text.secondary' }}>
          {hint}
        </Box>
      )}
      {error && (
        <Box id={errorId(id)} sx={{ mt: 0.5, fontSize: '0.875rem', color: 'error.main' }}>
          {error}
        </Box>
      )}
    </Box>
  );
}
