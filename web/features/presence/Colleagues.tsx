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
    <Box sx={{ ...row, ...(isOver ? (save || names.length > 0) && edge : { minHeight: 24, mb: 1 }) }}>
      {/* Apart from each other, and without the time, which changes: only what is new is announced. */}
      <span role="status">{save && t.savedThis(save.savedBy)}</span>
      {save && <span>({t.ago(save.savedAgo)})</span>}
      {save && onLoad && (
        <Button size="small" variant="outlined" onClick={onLoad}>
          {t.loadTheirs}
        </Button>
      )}
      <span role="status">{names.length > 0 && `${t.haveThisOpen(names)}.`}</span>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 1,
  // An announcement that is empty has its place without a gap.
  '& > :not(:empty)': { mr: 1 },
  typography: 'body2',
  overflowWrap: 'anywhere',
} as const;

const edge = { py: 1, borderTop: 1, borderColor: 'divider' };
