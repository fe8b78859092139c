import Stack from '@mui/material/Stack';
import * as t from '#messages/accounts';
import { ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { useAnswerNewEmailMutation } from './AnswerNewEmail.generated.tsx';
import { LinkError } from './LinkError.tsx';

/** The owner agrees to a new address that staff entered, or cancels it: with the token of a mailed link, or as the viewer. */
export function AnswerNewEmail({ token }: { token?: string }) {
  const [answer, { loading, error, data }] = useAnswerNewEmailMutation({ context: { inlineErrors: true } });
  const press = (agrees: boolean) => void answer({ variables: { agrees, token } }).catch(ignoreShown);
  if (data) return <Message severity="success">{t.thankYouYourAnswerIs}</Message>;
  return (
    <>
      <LinkError error={error} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" disabled={loading} onClick={() => press(true)}>
          {t.agree}
        </Button>
        <Button variant="outlined" disabled={loading} onClick={() => press(false)}>
          {t.cancelTheNewAddress}
        </Button>
      </Stack>
    </>
  );
}
