import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import * as t from '#messages/admin/money';
import { Mark } from '../../../ui/Mark.tsx';
import { unexplained } from './check-state.ts';
import type { MoneyCheckPageQuery } from './MoneyCheckPage.generated.tsx';
import { ProviderMoney } from './ProviderMoney.tsx';

type Sum = MoneyCheckPageQuery['moneyCheck']['sums'][number];

/** The provider's ledger against the paid orders, in one currency. */
export function MoneySums({ sum }: { sum: Sum }) {
  const { currency, captured, refunded, paid, underway } = sum;
  const difference = unexplained(sum);
  const figures = [
    { name: t.captured(currency), value: <ProviderMoney amount={captured} currency={currency} /> },
    { name: t.refunded, value: <ProviderMoney amount={refunded} currency={currency} /> },
    { name: t.paidOrders, value: <ProviderMoney amount={paid} currency={currency} /> },
    ...(underway === 0
      ? []
      : [{ name: t.onItsWay, value: <ProviderMoney amount={underway} currency={currency} /> }]),
    {
      name: t.difference,
      value: (
        <Mark isYes={difference === 0}>
          <ProviderMoney amount={difference} currency={currency} />
        </Mark>
      ),
    },
  ];
  return (
    <Paper
      variant="outlined"
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, m: 0, my: 2, p: 2 }}
    >
      {figures.map(({ name, value }) => (
        <div key={name}>
          <Box component="dt" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: 'min(1.25rem, 9vw)', fontWeight: 600 }}>
            {value}
          </Box>
        </div>
      ))}
    </Paper>
  );
}
