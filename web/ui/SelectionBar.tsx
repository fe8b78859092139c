import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import * as t from '#messages/admin/ui';
import { CITRON, INK } from '#money/house-colors';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

interface SelectionBarProps {
  label: string;
  /** How many rows are selected. */
  count: number;
  /** How many more were selected, and left the list. */
  left?: number;
  onClear: () => void;
  /** What can be done with them. */
  children: ReactNode;
}

/** What can be done with the selected rows of a table: floats at the foot of the page. */
export function SelectionBar({ label, count, left = 0, onClear, children }: SelectionBarProps) {
  return (
    <Box component="section" aria-label={label} data-foot data-selection-bar sx={bar}>
      <Box component="div" role="status" sx={{ fontWeight: 700, whiteSpace: 'nowrap', px: 1 }}>
        {t.selected(count)}
        {left > 0 && <Box sx={{ fontWeight: 400, whiteSpace: 'normal' }}>{t.noLongerInTheList(left)}</Box>}
      </Box>
      {children}
      <IconButton color="inherit" aria-label={t.selectNone} onClick={onClear}>
        <Icon name="cross" size={20} />
      </IconButton>
    </Box>
  );
}

/** Style of the one button that is meant first. */
export const firstInBar = {
  bgcolor: CITRON,
  color: INK,
  '@media (hover: hover)': { '&:hover': { bgcolor: '#FFFFFF' } },
};

const bar = {
  '--focus': CITRON,
  position: 'sticky',
  bottom: 24,
  // Above the links at the foot of phones.
  '@media (max-width: 767px)': { bottom: 76 },
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: 1,
  width: 'fit-content',
  maxWidth: '100%',
  mx: 'auto',
  mt: 2,
  p: 1,
  borderRadius: '28px',
  bgcolor: INK,
  color: '#FFFFFF',
  border: '1px solid #2C3B36',
  boxShadow: '0 8px 24px rgb(10 20 16 / .24)',
};
