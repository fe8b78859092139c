import Box from '@mui/material/Box';
import * as t from '#messages/catalog';
import { Money } from '../../ui/Money.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** What it cost before it was reduced, beside its price. */
export function WasPrice({ cents }: { cents: number }) {
  return (
    <>
      {' '}
      <VisuallyHidden>{t.was} </VisuallyHidden>
      <Box component="s" sx={{ fontSize: '0.8125rem', fontWeight: 400, color: 'text.secondary' }}>
        <Money cents={cents} />
      </Box>
    </>
  );
}
