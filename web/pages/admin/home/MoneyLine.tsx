import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/admin/home';
import { readFailure } from '../../../apollo/errors.ts';
import type { MoneyState } from '../../../schema.generated.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Time } from '../../../ui/Time.tsx';
import { useMoneyStateQuery } from './Latest.generated.tsx';
import { panel } from './panel.ts';

const look: Record<MoneyState, { color: string; icon?: 'check' | 'cross' }> = {
  ADDS_UP: { color: 'success.main', icon: 'check' },
  UNDERWAY: { color: 'text.primary' },
  DIFFERS: { color: 'error.main', icon: 'cross' },
  UNKNOWN: { color: 'warning.main' },
};

/** What the money check says, and when it was made. Nothing until it is known: it may ask the payment provider. */
export function MoneyLine() {
  const { data, error } = useMoneyStateQuery({ context: { inlineErrors: true } });
  const check = data?.moneyState;
  const isFailed = error && readFailure(error).code !== 'MONEY_CHECK_PENDING';
  const { color, icon } = look[check?.state ?? 'UNKNOWN'];
  return (
    <Box component="section" aria-label={t.moneyCheck} sx={{ ...panel, ...line }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {t.moneyCheck}
      </Box>
      <Link href="/admin/money" sx={{ display: 'inline-flex', gap: 0.5, fontWeight: 700, color }}>
        {icon && check && <Icon name={icon} size={20} />}
        {check ? t.moneyStates[check.state] : isFailed ? t.moneyUnread : t.moneyIsChecked}
      </Link>
      <Box sx={{ flexBasis: '100%', fontSize: '0.8125rem', color: 'text.secondary' }}>
        {check && t.checkedAt(<Time iso={check.checkedAt} />)}
      </Box>
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 };
