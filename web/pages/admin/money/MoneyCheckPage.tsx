import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/money';
import { Button } from '../../../ui/Button.tsx';
import { Day } from '../../../ui/Day.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { Message } from '../../../ui/Message.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { Time } from '../../../ui/Time.tsx';
import { checkState } from './check-state.ts';
import { type MoneyCheckPageQuery, useMoneyCheckPageQuery } from './MoneyCheckPage.generated.tsx';
import { MoneySums } from './MoneySums.tsx';
import { BrokenRules, MoneyRows } from './MoneyTables.tsx';
import { ProviderMoney } from './ProviderMoney.tsx';

/** The shop's orders against the money at the payment provider. */
export default function MoneyCheckPage() {
  const { data, previousData, loading, error, refetch } = useMoneyCheckPageQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const check = (data ?? previousData)?.moneyCheck;
  return (
    <>
      <PageHeading title={t.moneyCheck} />
      <Button variant="outlined" loading={loading} onClick={() => void refetch()} sx={{ my: 2 }}>
        {t.checkNow}
      </Button>
      <LoadError error={error} onRetry={refetch} />
      {check ? <Findings check={check} /> : !error && <Loader />}
    </>
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
