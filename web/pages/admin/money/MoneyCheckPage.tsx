import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { bookkeeping } from '#messages/admin/bookkeeping';
import * as t from '#messages/admin/money';
import { readFailure } from '../../../apollo/errors.ts';
import { may, useViewer } from '../../../features/accounts/viewer.ts';
import { bookkeepingUrl } from '../../../router/admin-urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Day } from '../../../ui/Day.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Time } from '../../../ui/Time.tsx';
import { checkState } from './check-state.ts';
import { type MoneyCheckPageQuery, useMoneyCheckPageQuery } from './MoneyCheckPage.generated.tsx';
import { MoneySums } from './MoneySums.tsx';
import { BrokenRules, MoneyRows } from './MoneyTables.tsx';
import { ProviderMoney } from './ProviderMoney.tsx';

/** How often to look whether the check that is being made has ended. Milliseconds. */
const POLL = 10_000;

/** The shop's orders against the money at the payment provider. */
export default function MoneyCheckPage() {
  const viewer = useViewer();
  const result = useMoneyCheckPageQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { data, error, startPolling, stopPolling } = result;
  const isPending = !data && !!error && readFailure(error).code === 'MONEY_CHECK_PENDING';
  const isBeingMade = isPending || !!data?.moneyCheck.isRefreshing;
  useEffect(() => {
    if (!isBeingMade) return;
    startPolling(POLL);
    return stopPolling;
  }, [isBeingMade, startPolling, stopPolling]);
  return (
    <AdminPage
      title={t.moneyCheck}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {may(viewer, 'REPORTS') && <Button href={bookkeepingUrl}>{bookkeeping}</Button>}
          <Button
            variant="outlined"
            loading={result.loading || isBeingMade}
            onClick={() => void result.refetch()}
          >
            {t.checkNow}
          </Button>
        </Box>
      }
      result={isPending ? { ...result, error: undefined } : result}
      intro={isPending ? error.message : undefined}
    >
      {({ moneyCheck }) => <Findings check={moneyCheck} />}
    </AdminPage>
  );
}

function Findings({ check }: { check: MoneyCheckPageQuery['moneyCheck'] }) {
  const { checkedAt, since, isRefreshing, providerAnswered, sums, byHand } = check;
  const { underway, problems, unpaid, refunded, brokenRules } = check;
  const state = checkState(check);
  return (
    <>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {t.checkedAt(<Time iso={checkedAt} />)}
        {since && t.withTheProvidersPaymentsSince(<Day iso={since} />)}
        {isRefreshing && t.theNextIsBeingMade}
      </Typography>
      {!providerAnswered && <Message severity="warning">{t.thePaymentProviderDidNot}</Message>}
      {sums.map((sum) => (
        <MoneySums key={sum.currency} sum={sum} />
      ))}
      {byHand.map(({ currency, payments, netAmount }) => (
        <Typography key={currency} sx={{ color: 'text.secondary' }}>
          {t.recordedByHandAsWell(<ProviderMoney amount={netAmount} currency={currency} />, payments)}
        </Typography>
      ))}
      {state === 'addsUp' && <Message severity="success">{t.everythingAddsUp}</Message>}
      {state === 'underway' && <Message severity="info">{t.nothingIsMissingSomePayments}</Message>}
      <MoneyRows title={t.paymentsOnTheirWay} rows={underway} />
      <MoneyRows title={t.toLookInto} rows={problems} />
      <BrokenRules rules={brokenRules} />
      <MoneyRows title={t.ordersWaitingForPayment} rows={unpaid} />
      <MoneyRows title={t.refundedPayments} rows={refunded} />
    </>
  );
}
