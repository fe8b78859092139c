import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import * as t from '#messages/accounts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { useSignInWithPasskeyMutation, useStartPasskeySignInMutation } from './PasskeySignIn.generated.tsx';
import { loadPasskeys, passkeyProblem, usePasskeys } from './passkeys.ts';
import type { ViewerFragment } from './Viewer.generated.tsx';

interface PasskeySignInProps {
  onSignedIn: (user: ViewerFragment) => Promise<void>;
  /** The browser offers passkeys in the e-mail field of the page as well. */
  autofill?: boolean;
}

/** Signs in with a passkey. Renders nothing in browsers without them. */
export function PasskeySignIn({ onSignedIn, autofill = false }: PasskeySignInProps) {
  const isSupported = usePasskeys();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const context = { inlineErrors: true };
  const [start] = useStartPasskeySignInMutation({ context });
  const [send] = useSignInWithPasskeyMutation({ context });

  const run = async (useBrowserAutofill: boolean) => {
    const { startAuthentication } = await loadPasskeys();
    const optionsJSON = JSON.parse((await start()).data?.startPasskeySignIn ?? '');
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill });
    const { data } = await send({ variables: { input: { response: JSON.stringify(response) } } });
    if (data) await onSignedIn(data.signInWithPasskey);
  };
  useEffect(() => {
    if (!autofill || !isSupported) return;
    const isAsked = loadPasskeys().then(({ browserSupportsWebAuthnAutofill: canAsk }) => canAsk());
    // The button is there, whatever the browser says.
    isAsked.then((canAsk) => (canAsk ? run(true) : undefined)).catch(() => undefined);
    return () =>
      void loadPasskeys().then(
        ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
        () => undefined,
      );
  }, [autofill, isSupported]);

  if (!isSupported) return null;
  const press = async () => {
    setIsBusy(true);
    setProblem(null);
    await run(false).catch((error: Error) => setProblem(passkeyProblem(error)));
    setIsBusy(false);
  };
  return (
    <Stack sx={{ alignItems: 'start' }}>
      {problem && <Message severity="error">{problem}</Message>}
      <Button variant="outlined" loading={isBusy} onClick={() => void press()}>
        {t.useAPasskey}
      </Button>
    </Stack>
  );
}
