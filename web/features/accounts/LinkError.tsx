import Link from '@mui/material/Link';
import * as t from '#messages/accounts';
import { formError, readFailure } from '../../apollo/errors.ts';
import { forgotUrl } from '../../router/urls.ts';
import { Message } from '../../ui/Message.tsx';
import { NeedsMails } from '../../ui/NeedsMails.tsx';

/** Why a mailed link did not work, with the way to a new one. */
export function LinkError({ error }: { error: Error | undefined }) {
  const { message } = formError(error);
  if (!message) return null;
  return (
    <Message severity="error">
      {message}
      {readFailure(error).code === 'TOKEN_INVALID' && (
        <NeedsMails>
          {' '}
          <Link href={forgotUrl}>{t.getANewLink}</Link>
        </NeedsMails>
      )}
    </Message>
  );
}
