import Box from '@mui/material/Box';
import * as t from '#messages/accounts';
import { actionButton } from '../../apollo/action-buttons.tsx';
import { Message } from '../../ui/Message.tsx';
import { NeedsMails } from '../../ui/NeedsMails.tsx';
import { useMailedText } from '../../ui/useMailed.tsx';
import { useResendVerificationMutation } from './ConfirmAddress.generated.tsx';

const Resend = actionButton(useResendVerificationMutation);

/** Asks the viewer to confirm the e-mail address by a mailed link. */
export function ConfirmAddress({ email }: { email: string }) {
  const mailed = useMailedText();
  return (
    <NeedsMails>
      <Message severity="info">
        {t.yourEMailAddressIs(email)}
        <Box sx={{ mt: 1 }}>
          <Resend variables={{}} done={mailed(t.theMailIsOnIts)} size="small" variant="outlined">
            {t.mailMeALink}
          </Resend>
        </Box>
      </Message>
    </NeedsMails>
  );
}
