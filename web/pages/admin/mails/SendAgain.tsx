import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { ignoreShown } from '../../../apollo/errors.ts';
import { adminMailsUrl } from '../../../router/admin-urls.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSendMailAgainMutation } from './MailPage.generated.tsx';
import type { MailRowFragment } from './MailsPage.generated.tsx';

/** Sends a mail again, and leads to the list, where it is due. */
export function SendAgain({ mail: { id, state, toAddress } }: { mail: MailRowFragment }) {
  const navigate = useNavigate();
  const [send, { loading }] = useSendMailAgainMutation();
  if (state === 'DUE' || !toAddress) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {state === 'DUE' ? 'It is going to be sent.' : 'The person was erased: it cannot be sent again.'}
      </Typography>
    );
  }
  const onClick = () => {
    send({ variables: { id } }).then(() => {
      toast('The mail is sent again.');
      void navigate(adminMailsUrl);
    }, ignoreShown);
  };
  return (
    <Button variant="outlined" loading={loading} onClick={onClick}>
      Send again
    </Button>
  );
}
