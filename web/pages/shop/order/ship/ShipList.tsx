import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as t from '#messages/admin/fulfillments';
import { orderName } from '#money/order-name';
import { ignoreShown } from '../../../../apollo/errors.ts';
import { AdminOrderLink } from '../../../../features/orders/AdminOrderLink.tsx';
import { sumOfBackordered } from '../../../../features/orders/open-items.ts';
import { adminOrdersUrl } from '../../../../router/admin-urls.ts';
import { AdminHeading } from '../../../../ui/AdminPage.tsx';
import { BackLink } from '../../../../ui/BackLink.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { randomKey } from '../../../../ui/random-key.ts';
import { TextField } from '../../../../ui/TextField.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { useDebounced } from '../../../../ui/useDebounced.ts';
import { isOwed, planRows } from './planned-rows.ts';
import { readRows } from './read-rows.ts';
import { useCreateFulfillmentsMutation, useOrdersToShipQuery } from './ShipList.generated.tsx';
import { useUndoShipped } from './useUndoShipped.ts';

/** For so long a shipment can be undone. */
const UNDO_MS = 10 * 60_000;

/** As many as the shop takes at once. */
const MOST = 200;

/** Ships many orders by a list of their numbers, carriers and tracking numbers, which is shown with what each line does before it is sent. */
export default function ShipList() {
  const [params] = useSearchParams();
  const [text, setText] = useState(() => linesOf(params.get('orders') ?? ''));
  const [notify, setNotify] = useState(true);
  const [leavesOut, setLeavesOut] = useState(true);
  const [withUnpaid, setWithUnpaid] = useState(false);
  /** What became of lines, by their ids. */
  const [outcomes, setOutcomes] = useState<Record<string, string>>({});
  /** Of what is sent next: a lost answer ships nothing twice. */
  const [idempotencyKey, setKey] = useState(randomKey);
  const [send, { loading }] = useCreateFulfillmentsMutation();
  const undo = useUndoShipped();
  const rows = readRows(useDebounced(text, 300));
  const numbers = [...new Set(rows.flatMap(({ number }) => number ?? []))].slice(0, MOST);
  const result = useOrdersToShipQuery({ variables: { numbers }, skip: numbers.length === 0 });
  const orders = (result.data ?? result.previousData)?.ordersByNumber ?? [];
  const planned = planRows(rows, numbers.length > 0 ? orders : [], leavesOut, withUnpaid);
  const sent = planned.filter(({ problem }) => problem === null);
  const isLeftOut = planned.some(({ problem }) => problem === t.isLeftOutUnpaid);
  const isDone = sent.length === 0 && !isLeftOut && Object.keys(outcomes).length > 0;

  const change = (next: string) => {
    setOutcomes({});
    setKey(randomKey());
    setText(next);
  };
  const upload = ({ target }: ChangeEvent<HTMLInputElement>) =>
    void target.files?.[0]?.text().then(change, ignoreShown);
  const ship = async () => {
    const input = {
      rows: sent.map(({ number, carrier, trackingNumber }) => ({ number: number!, carrier, trackingNumber })),
      notify,
      leaveOutBackordered: leavesOut,
      idempotencyKey,
    };
    const { data } = await send({ variables: { input } });
    const { results } = data!.createFulfillments;
    const refused = results.filter(({ code }) => code !== null).length;
    setOutcomes(Object.fromEntries(results.map(({ message }, at) => [sent[at]!.id, message ?? t.isShipped])));
    setKey(randomKey());
    const shipped = results.flatMap(({ number, fulfillment }) =>
      fulfillment ? { number, fulfillment: fulfillment.id } : [],
    );
    const takeBack = async () => {
      const undone = await undo(shipped);
      const ids = new Set(sent.flatMap(({ id, number }) => (undone.includes(number!) ? id : [])));
      setOutcomes((now) => Object.fromEntries(Object.entries(now).filter(([id]) => !ids.has(id))));
    };
    const close = toast(t.ordersShipped(shipped.length), {
      ...(refused > 0 && { variant: 'warning' }),
      ...(shipped.length > 0 && { stays: true, action: { label: t.undo, onClick: () => void takeBack() } }),
    });
    setTimeout(close, UNDO_MS);
  };

  return (
    <Stack sx={{ gap: 2, maxWidth: 900 }}>
      <BackLink href={adminOrdersUrl} />
      <AdminHeading title={t.shipAList} />
      <Typography sx={{ mt: -2, maxWidth: '65ch', color: 'text.secondary' }}>{t.whatAListDoes}</Typography>
      <TextField
        label={t.ordersToShip}
        hint={t.aLineForEachOrder}
        multiline
        minRows={5}
        maxRows={12}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <TextField
        type="file"
        label={t.orAFile}
        inputProps={{ accept: '.csv,.tsv,.txt,text/csv,text/plain' }}
        onChange={upload}
      />
      <LoadError error={result.error} onRetry={result.refetch} />
      {rows.length > MOST && <Message severity="error">{t.atMost(MOST)}</Message>}
      {planned.length > 0 && !result.error && (
        <DataTable
          label={t.whatEachLineDoes}
          stale={result.loading}
          rows={planned}
          columns={[
            { title: t.line, cell: ({ line }) => line },
            {
              title: t.order,
              cell: ({ order, number, text: typed }) =>
                order ? <AdminOrderLink {...order} /> : number ? orderName(number) : typed,
            },
            { title: t.customer, cell: ({ order }) => order?.user.name },
            {
              title: t.whatItDoes,
              cell: ({ id, problem, says }) => outcomes[id] ?? (problem ? t.notSent(says) : says),
            },
          ]}
        />
      )}
      {planned.length > 0 && !result.error && !isDone && (
        <>
          <FormControlLabel
            control={<Checkbox checked={notify} onChange={(_, checked) => setNotify(checked)} />}
            label={t.mailTheCustomers}
          />
          {orders.some(isOwed) && (
            <FormControlLabel
              control={<Checkbox checked={withUnpaid} onChange={(_, checked) => setWithUnpaid(checked)} />}
              label={t.shipUnpaid}
            />
          )}
          {orders.some(({ orderItems }) => sumOfBackordered(orderItems) > 0) && (
            <FormControlLabel
              control={<Checkbox checked={leavesOut} onChange={(_, checked) => setLeavesOut(checked)} />}
              label={t.leaveOutBackordered}
            />
          )}
          <Button
            variant="contained"
            size="large"
            sx={{ alignSelf: 'start' }}
            disabled={sent.length === 0 || rows.length > MOST || result.loading}
            loading={loading}
            onClick={() => void ship().catch(ignoreShown)}
          >
            {t.shipOrders(sent.length)}
          </Button>
        </>
      )}
    </Stack>
  );
}

/** A line for each of the numbers, to which carriers and tracking numbers can be added. */
const linesOf = (numbers: string) =>
  /^\d{1,10}(,\d{1,10})*$/.test(numbers) ? numbers.replaceAll(',', '\n') : '';
