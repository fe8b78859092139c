import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/mails';
import { ignoreShown } from '../../../apollo/errors.ts';
import { adminMailsUrl } from '../../../router/admin-urls.ts';
import { Button } from '../../../ui/Button.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { toast } from '../../../ui/toast.tsx';
import { useSendMailAgainMutation } from './MailPage.generated.tsx';
import type { MailRowFragment } from './MailsPage.generated.tsx';

/** Sends a mail again, and leads to the list, where it is due. */
export function SendAgain({ mail: { id, state, toAddress } }: { mail: MailRowFragment }) {
  const navigate = useNavigate();
  const { mails } = useSettings();
  const [send, { loading }] = useSendMailAgainMutation();
  if (state === 'DUE' || !toAddress) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {state !== 'DUE'
          ? t.thePersonWasErasedIt
          : mails === 'waiting'
            ? t.itWaitsNoMailServer
            : t.itIsGoingToBe}
      </Typography>
    );
  }
  const onClick = () => {
    send({ variables: { id } }).then(() => {
      toast(t.theMailIsSentAgain);
      void navigate(adminMailsUrl);
    }, ignoreShown);
  };
  return (
    <Button variant="outlined" loading={loading} onClick={onClick}>
      {t.sendAgain}
    </Button>
  );
}
