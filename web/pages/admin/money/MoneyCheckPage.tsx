import Typography from '@mui/material/Typography';
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
      <PageHeading title="Money check" />
      <Button variant="outlined" loading={loading} onClick={() => void refetch()} sx={{ my: 2 }}>
        Check now
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
        Checked at <Time iso={checkedAt} />
        {since && (
          <>
            , with the provider's payments since <Day iso={since} />
          </>
        )}
      </Typography>
      {!providerAnswered && (
        <Message severity="warning">
          The payment provider did not answer. Only what the shop itself knows was checked.
        </Message>
      )}
      {sums.map((sum) => (
        <MoneySums key={sum.currency} sum={sum} />
      ))}
      {byHand.map(({ currency, payments, netAmount }) => (
        <Typography key={currency} sx={{ color: 'text.secondary' }}>
          Recorded by hand as well: <ProviderMoney amount={netAmount} currency={currency} /> in{' '}
          {payments === 1 ? '1 payment' : `${payments} payments`}
        </Typography>
      ))}
      {state === 'addsUp' && <Message severity="success">Everything adds up</Message>}
      {state === 'underway' && (
        <Message severity="info">Nothing is missing. Some payments are on their way.</Message>
      )}
      <MoneyRows title="Payments on their way" rows={underway} />
      <MoneyRows title="To look into" rows={problems} />
      <BrokenRules rules={brokenRules} />
      <MoneyRows title="Orders waiting for payment" rows={unpaid} />
      <MoneyRows title="Refunded payments" rows={refunded} />
    </>
  );
}
