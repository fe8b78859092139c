import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as t from '#messages/admin/stocktake';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Money } from '../../../ui/Money.tsx';
import { useStocktakeSummaryQuery } from './Stocktake.generated.tsx';

/** What booking would change, or has changed. */
export function Summary({ id, isBooked }: { id: string; isBooked?: boolean }) {
  const result = useStocktakeSummaryQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result}>
      {({ stocktakeSummary: { differences, surplus, missing, value, withoutCost, short } }) => (
        <>
          <Box component="dl" sx={listStyle}>
            <Figure label={t.itemsWithDifferences}>{differences}</Figure>
            <Figure label={t.surplus}>{surplus}</Figure>
            <Figure label={t.missing}>{missing}</Figure>
            {withoutCost > 0 && withoutCost === differences ? (
              <Figure label={t.value} note={t.haveNoCost(withoutCost)}>
                <Box component="span" sx={{ fontSize: '1.125rem' }}>
                  {t.unknown}
                </Box>
              </Figure>
            ) : (
              <Figure label={t.value} note={withoutCost > 0 ? t.andUnknown(withoutCost) : ''}>
                <Money cents={value} />
              </Figure>
            )}
          </Box>
          {short > 0 && (
            <Message severity={isBooked ? 'info' : 'warning'}>{t.missingForOrders(short)}</Message>
          )}
        </>
      )}
    </Loaded>
  );
}

function Figure({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 700 }}>
        {children}
      </Typography>
      {note && (
        <Typography component="dd" sx={{ m: 0, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {note}
        </Typography>
      )}
    </div>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: 1.5,
  my: 2,
  maxWidth: 800,
  '& > div': { p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
};
