import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as t from '#messages/accounts';
import { deleteButton } from '../../apollo/action-buttons.tsx';
import { Button } from '../../ui/Button.tsx';
import { Day } from '../../ui/Day.tsx';
import { Message } from '../../ui/Message.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useStartPasskeyMutation,
} from './Passkeys.generated.tsx';
import { loadPasskeys, passkeyProblem, usePasskeys } from './passkeys.ts';
import { listRow } from './Sessions.tsx';
import type { SignInMethodsQuery } from './SignInMethods.generated.tsx';

const Remove = deleteButton(useRemovePasskeyMutation, t.passkeyRemoved);

type Passkey = SignInMethodsQuery['signInMethods']['passkeys'][number];

/** The viewer's passkeys. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const isSupported = usePasskeys();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [start] = useStartPasskeyMutation({ context: { inlineErrors: true } });
  const [add] = useAddPasskeyMutation({ context: { inlineErrors: true } });

  const create = async () => {
    const { startRegistration } = await loadPasskeys();
    const optionsJSON = JSON.parse((await start()).data?.startPasskey ?? '');
    const response = await startRegistration({ optionsJSON });
    await add({ variables: { input: { response: JSON.stringify(response) } } });
    toast(t.passkeyAdded);
  };
  const press = async () => {
    setIsBusy(true);
    setProblem(null);
    await create().catch((error: Error) => setProblem(passkeyProblem(error)));
    setIsBusy(false);
  };
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
      <Typography id="passkeys" variant="h3">
        {t.passkeys}
      </Typography>
      <Typography>{t.signInWithYourFingerprint}</Typography>
      {passkeys.length > 0 && (
        <Box component="ul" aria-labelledby="passkeys" sx={{ m: 0, p: 0, width: 1 }}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Box>
      )}
      {problem && <Message severity="error">{problem}</Message>}
      {isSupported && (
        <Button variant="outlined" loading={isBusy} onClick={() => void press()}>
          {t.addAPasskey}
        </Button>
      )}
    </Stack>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  return (
    <Box component="li" sx={listRow}>
      <Box sx={{ minWidth: 0 }}>
        <Typography>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t.addedOn(<Day iso={createdAt} />)}
          {lastUsedAt && t.lastUsedOn(<Day iso={lastUsedAt} />)}
        </Typography>
      </Box>
      <Remove variables={{ id }} name={t.passkeyOf(name)} consequence={t.itDoesNotSignIn} />
    </Box>
  );
}
