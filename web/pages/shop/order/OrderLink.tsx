import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/order';
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
import { OrderHeading } from './OrderHeading.tsx';
import { useOpenOrderMutation, useRequestOrderLinkMutation } from './OrderLink.generated.tsx';
import { ThankYou } from './ThankYou.tsx';

const inline = { context: { inlineErrors: true } };

/** An order that was made without an account: by a mailed link, or the form that asks for one. */
export function OrderLink() {
  const token = useLocation().hash.slice(1);
  if (token) return <LinkedOrder key={token} token={token} mayPay={false} />;
  return (
    <Box sx={{ maxWidth: 440, mx: 'auto' }}>
      <PageHeading title={t.findAnOrder} space={1.5} />
      <NeedsMails otherwise={t.itCannotMailYouA}>
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
  const [open, { error }] = useOpenOrderMutation({
    fetchPolicy: 'no-cache',
    // It changes nothing: toasts about what was done stay.
    context: { inlineErrors: true, isBackground: true },
  });
  // It stays on screen while it is loaded again.
  const [order, setOrder] = useState<OrderDetailFragment>();
  const load = () =>
    open({ variables: { token } }).then(({ data }) => setOrder(data?.openOrder), ignoreShown);
  useEffect(() => void load(), []);
  return (
    <>
      <OrderHeading order={order} />
      {order && <ThankYou order={order} hasLink />}
      {error && (
        <Message severity="error">
          {error.message}{' '}
          {!mayPay && (
            <NeedsMails>
              <Link href={orderLinkUrl}>{t.getANewLink}</Link>
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
  if (data) return <Message severity="info">{mailed(t.ifThereIsAnOrder)}</Message>;
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 2.5 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {t.forOrdersThatWereMade} {mailed(t.weMailYouALink)}
      </Typography>
      {message && <Message severity="error">{message}</Message>}
      <TextField
        required
        label={t.emailAddress}
        name="email"
        type="email"
        autoComplete="email"
        inputProps={{ maxLength: 254 }}
        error={fields.email}
      />
      <TextField
        label={t.orderNumberOptional}
        name="number"
        autoComplete="off"
        hint={t.itIsOnThePage}
        inputProps={{ maxLength: 100 }}
        error={fields.number}
      />
      <SubmitButton pending={loading}>{t.mailMeTheLink}</SubmitButton>
    </Stack>
  );
}
