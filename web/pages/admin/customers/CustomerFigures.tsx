import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import * as t from '#messages/admin/customers';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { CustomerFiguresFragment } from './Customer.generated.tsx';

/** How much a customer ordered, in each currency, and when. */
export function CustomerFigures({ customer }: { customer: CustomerFiguresFragment }) {
  const { orderCount, firstOrderAt, lastOrderAt, spend } = customer;
  return (
    <Paper variant="outlined">
      <OrderSection title={t.figures}>
        <Box component="dl" sx={list}>
          <Figure name={t.orders}>{orderCount}</Figure>
          {spend.map(({ agreed, average, refunded, net }) => {
            const inCurrency = ({ amount }: { amount: number }) => (
              <Money cents={amount} currency={agreed.currency} />
            );
            return (
              <Fragment key={agreed.currency}>
                <Figure name={t.agreed}>{inCurrency(agreed)}</Figure>
                <Figure name={t.average}>{inCurrency(average)}</Figure>
                <Figure name={t.refunded}>{inCurrency(refunded)}</Figure>
                <Figure name={t.net}>{inCurrency(net)}</Figure>
              </Fragment>
            );
          })}
          {firstOrderAt && (
            <Figure name={t.firstOrder}>
              <ShortDate iso={firstOrderAt} />
            </Figure>
          )}
          {lastOrderAt && (
            <Figure name={t.lastOrder}>
              <ShortDate iso={lastOrderAt} />
            </Figure>
          )}
        </Box>
        {spend.length > 0 && (
          <Typography sx={{ mt: 2, fontSize: '0.8125rem', color: 'text.secondary' }}>
            {t.figuresHint}
          </Typography>
        )}
      </OrderSection>
    </Paper>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: '1.125rem', fontWeight: 700 }}>
        {children}
      </Box>
    </div>
  );
}

const list = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  m: 0,
} as const;
