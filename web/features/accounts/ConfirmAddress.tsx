import Box from '@mui/material/Box';
import * as t from '#messages/accounts';
import { ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { NeedsMails } from '../../ui/NeedsMails.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMailedText } from '../../ui/useMailed.tsx';
import { useResendVerificationMutation } from './ConfirmAddress.generated.tsx';

/** Asks the viewer to confirm the e-mail address by a mailed link. */
export function ConfirmAddress({ email }: { email: string }) {
  const mailed = useMailedText();
  const [resend, { loading }] = useResendVerificationMutation();
  return (
    <NeedsMails>
      <Message severity="info">
        {t.yourEMailAddressIs(email)}
        <Box sx={{ mt: 1 }}>
          <Button
            size="small"
            variant="outlined"
            loading={loading}
            onClick={() => void resend().then(() => toast(mailed(t.theMailIsOnIts)), ignoreShown)}
          >
            {t.mailMeALink}
          </Button>
        </Box>
      </Message>
    </NeedsMails>
  );
}
