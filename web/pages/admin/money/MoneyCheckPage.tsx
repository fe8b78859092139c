import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { bookkeeping } from '#messages/admin/bookkeeping';
import * as t from '#messages/admin/money';
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

/** The shop's orders against the money at the payment provider. */
export default function MoneyCheckPage() {
  const viewer = useViewer();
  const result = useMoneyCheckPageQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <AdminPage
      title={t.moneyCheck}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {may(viewer, 'REPORTS') && <Button href={bookkeepingUrl}>{bookkeeping}</Button>}
          <Button variant="outlined" loading={result.loading} onClick={() => void result.refetch()}>
            {t.checkNow}
          </Button>
        </Box>
      }
      result={result}
    >
      {({ moneyCheck }) => <Findings check={moneyCheck} />}
    </AdminPage>
  );
}

function Findings({ check }: { check: MoneyCheckPageQuery['moneyCheck'] }) {
  const { checkedAt, since, providerAnswered, sums, byHand } = check;
  const { underway, problems, unpaid, refunded, brokenRules } = check;
  const state = checkState(check);
  return (
    <>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {t.checkedAt(<Time iso={checkedAt} />)}
        {since && t.withTheProvidersPaymentsSince(<Day iso={since} />)}
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
