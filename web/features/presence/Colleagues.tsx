import Box from '@mui/material/Box';
import * as t from '#messages/admin/presence';
import { Button } from '../../ui/Button.tsx';
import type { usePresence } from './usePresence.ts';

interface ColleaguesProps {
  presence: Pick<ReturnType<typeof usePresence>, 'names' | 'save'>;
  /** Shows what somebody else has saved. */
  onLoad?: () => void;
  /** It stands over something, without a place of its own. */
  isOver?: boolean;
}

/** Who else has a page open, and that somebody else saved it. It is always there, so that screen readers announce what comes into it. */
export function Colleagues({ presence: { names, save }, onLoad, isOver }: ColleaguesProps) {
  return (
    <Box sx={{ ...row, ...(isOver ? (save || names.length > 0) && edge : { minHeight: 24 }) }}>
      <span role="status">
        {save && <Box component="span">{t.savedThis(save.savedBy)} </Box>}
        {names.length > 0 && <Box component="span">{t.haveThisOpen(names)}.</Box>}
      </span>
      {save && <Box component="span">({t.ago(save.savedAgo)})</Box>}
      {save && onLoad && (
        <Button size="small" variant="outlined" onClick={onLoad}>
          {t.loadTheirs}
        </Button>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  typography: 'body2',
  overflowWrap: 'anywhere',
} as const;

const edge = { py: 1, borderTop: 1, borderColor: 'divider' };
