import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import * as t from '#messages/order';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { NeedsMails } from '../../../ui/NeedsMails.tsx';
import { useMailed } from '../../../ui/useMailed.tsx';
import { useRequestClaimMutation } from './KeepOrders.generated.tsx';

/** Offers a guest who has paid to keep the orders in an account. The mailed link proves the address. */
export function OfferAccount({ email }: { email: string }) {
  const mailed = useMailed();
  const [request, { loading, error, data }] = useRequestClaimMutation({ context: { inlineErrors: true } });
  const { message } = formError(error);
  return (
    <NeedsMails>
      <Paper
        data-screen-only
        variant="outlined"
        component="section"
        aria-labelledby="keep"
        sx={{ mt: 3, p: { xs: 2, md: 3 } }}
      >
        <Typography id="keep" variant="h2">
          {t.keepYourOrders}
        </Typography>
        <Typography sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>
          {t.chooseAPasswordAndYou} {!data && mailed(t.weMailALinkTo(email))}
        </Typography>
        {message && <Message severity="error">{message}</Message>}
        {data ? (
          <Message severity="info">{mailed(t.theLinkIsOnIts)}</Message>
        ) : (
          <Button variant="outlined" loading={loading} onClick={() => void request().catch(ignoreShown)}>
            {t.chooseAPassword}
          </Button>
        )}
      </Paper>
    </NeedsMails>
  );
}
