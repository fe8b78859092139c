import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { orderLinkUrl } from '../../../router/urls.ts';
import { Loader } from '../../../ui/Loader.tsx';
import { Message } from '../../../ui/Message.tsx';
import { NeedsMails } from '../../../ui/NeedsMails.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useMailed } from '../../../ui/useMailed.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { useOpenOrderMutation, useRequestOrderLinkMutation } from './OrderLink.generated.tsx';
import { ThankYou } from './ThankYou.tsx';

const inline = { context: { inlineErrors: true } };

/** An order that was made without an account: by a mailed link, or the form that asks for one. */
export function OrderLink() {
  const token = useLocation().hash.slice(1);
  if (token) return <LinkedOrder key={token} token={token} mayPay={false} />;
  return (
    <Box sx={{ maxWidth: 440, mx: 'auto' }}>
      <PageHeading title="Find an order" space={1.5} />
      <NeedsMails otherwise="It cannot mail you a link to the order: ask the shop for help.">
        <RequestForm />
      </NeedsMails>
    </Box>
  );
}

/** The unpaid order of a payment link, which anybody who has the link may pay. */
export function PaymentLink() {
  const token = useLocation().hash.slice(1);
  return <LinkedOrder key={token} token={token} mayPay />;
}

/** Opening it changes nothing, so that mail scanners may. */
function LinkedOrder({ token, mayPay }: { token: string; mayPay: boolean }) {
  const [open, { error }] = useOpenOrderMutation({ ...inline, fetchPolicy: 'no-cache' });
  // It stays on screen while it is loaded again.
  const [order, setOrder] = useState<OrderDetailFragment>();
  const load = () =>
    open({ variables: { token } }).then(({ data }) => setOrder(data?.openOrder), ignoreShown);
  useEffect(() => void load(), []);
  return (
    <>
      <PageHeading title="Order" />
      {order && (
        <>
          <Typography sx={{ mt: 1, mb: { xs: 1, md: 2 }, color: 'text.secondary' }}>{order.id}</Typography>
          <ThankYou order={order} hasLink />
        </>
      )}
      {error && (
        <Message severity="error">
          {error.message}{' '}
          {!mayPay && (
            <NeedsMails>
              <Link href={orderLinkUrl}>Get a new link</Link>
            </NeedsMails>
          )}
        </Message>
      )}
      {order ? <OrderDetail order={order} link={{ token, mayPay, reload: load }} /> : !error && <Loader />}
    </>
  );
}

function RequestForm() {
  const mailed = useMailed();
  const [request, { loading, error, data }] = useRequestOrderLinkMutation(inline);
  const { message, fields } = formError(error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const variables = { number: String(typed.get('number')), email: String(typed.get('email')) };
    request({ variables }).catch(ignoreShown);
  };
  if (data)
    return (
      <Message severity="info">
        {mailed(
          'If there is an order with this number and address, a mail with a link to it is on its way. Look in the spam folder, too.',
        )}
      </Message>
    );
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 2.5 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        For orders that were made without an account. {mailed('We mail you a link to the order.')}
      </Typography>
      {message && <Message severity="error">{message}</Message>}
      <TextField
        required
        label="Order Number"
        name="number"
        autoComplete="off"
        hint="It is on the page of the order, and in every mail about it."
        inputProps={{ maxLength: 100 }}
        error={fields.number}
      />
      <TextField
        required
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        inputProps={{ maxLength: 254 }}
        error={fields.email}
      />
      <SubmitButton pending={loading}>Mail me the link</SubmitButton>
    </Stack>
  );
}
