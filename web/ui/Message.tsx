import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import * as t from '#messages/ui';
import { Button } from './Button.tsx';

/** On a grid of 24 units. */
const icons = {
  success:
    'M20 12a8 8 0 1 1-5.8-7.7l1.6-1.6A10 10 0 1 0 22 12zM7.9 10.1l-1.4 1.4L11 16 21 6l-1.4-1.4-8.6 8.6z',
  warning: 'M12 6l7.5 13h-15zm0-4L1 21h22zm1 14h-2v2h2zm0-6h-2v4h2z',
  error:
    'M11 15h2v2h-2zm0-8h2v6h-2zm1-5a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16z',
  info: 'M11 9h2V7h-2zm1 11a8 8 0 1 1 0-16 8 8 0 0 1 0 16zm0-18a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm-1 15h2v-6h-2z',
};

interface MessageProps {
  severity: keyof typeof icons;
  children: ReactNode;
  /** Shows a Retry button. */
  onRetry?: () => void;
}

/** A notice in the page, announced at once. It is drawn without MUI's Alert, which every first screen would have to load. */
export function Message({ severity, children, onRetry }: MessageProps) {
  const shade = (name: 'Color' | 'IconColor' | 'StandardBg') => `var(--palette-Alert-${severity}${name})`;
  return (
    <Box
      role="alert"
      sx={{
        my: 2,
        py: 0.75,
        px: 2,
        display: 'flex',
        alignItems: 'center',
        typography: 'body2',
        color: shade('Color'),
        bgcolor: shade('StandardBg'),
        border: 1,
        borderColor: `${severity}.light`,
        borderRadius: 1,
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 24 24"
        width={22}
        height={22}
        aria-hidden
        sx={{ mr: 1.5, flexShrink: 0, fill: shade('IconColor'), opacity: 0.9 }}
      >
        <path d={icons[severity]} />
      </Box>
      <Box sx={{ py: 1, minWidth: 0, overflow: 'auto' }}>{children}</Box>
      {onRetry && (
        <Box sx={{ ml: 'auto', mr: -1, pl: 2, pt: 0.5 }}>
          <Button color="inherit" size="small" onClick={onRetry}>
            {t.retry}
          </Button>
        </Box>
      )}
    </Box>
  );
}
