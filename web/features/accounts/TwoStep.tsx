import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirmed } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpTotp } from './SetUpTotp.tsx';
import {
  type StartTotpMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
  useStartTotpMutation,
} from './TwoStep.generated.tsx';

/** The viewer's authenticator app and recovery codes. */
export function TwoStep({ isOn, codesLeft }: { isOn: boolean; codesLeft: number }) {
  const [setup, setSetup] = useState<StartTotpMutation['startTotp'] | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [start, starting] = useStartTotpMutation();
  const begin = () => void start().then(({ data }) => data && setSetup(data.startTotp), ignoreShown);
  const finish = (shown: readonly string[] | null) => {
    setSetup(null);
    setCodes(shown);
  };
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'start', mt: 2 }}>
      <Typography variant="h3">Two-step sign-in</Typography>
      {isOn ? (
        <SwitchedOn codesLeft={codesLeft} onCodes={setCodes} />
      ) : (
        <Typography>Besides your password, signing in asks for a code from an app on your phone.</Typography>
      )}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {!isOn && setup && <SetUpTotp setup={setup} onDone={finish} />}
      {!isOn && !setup && (
        <Button variant="outlined" loading={starting.loading} onClick={begin}>
          Set up an authenticator app
        </Button>
      )}
    </Stack>
  );
}

interface SwitchedOnProps {
  codesLeft: number;
  onCodes: (codes: readonly string[] | null) => void;
}

function SwitchedOn({ codesLeft, onCodes }: SwitchedOnProps) {
  const [remove, removing] = useRemoveTotpMutation();
  const [renew, renewing] = useRenewRecoveryCodesMutation();
  const left = codesLeft === 1 ? '1 recovery code is' : `${codesLeft} recovery codes are`;
  const switchOff = () =>
    void remove().then(() => {
      onCodes(null);
      toast('Two-step sign-in is off');
    }, ignoreShown);
  const makeNew = () =>
    void renew().then(({ data }) => data && onCodes(data.renewRecoveryCodes), ignoreShown);
  return (
    <>
      <Typography>It is on: signing in asks for a code from your app. {left} left.</Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Confirmed
          title="Make new recovery codes?"
          action="Make new codes"
          onConfirm={makeNew}
          button={(ask) => (
            <Button variant="outlined" loading={renewing.loading} onClick={ask}>
              New recovery codes
            </Button>
          )}
        >
          The old ones stop working.
        </Confirmed>
        <Confirmed
          title="Switch two-step sign-in off?"
          action="Switch off"
          onConfirm={switchOff}
          button={(ask) => (
            <Button variant="outlined" color="error" loading={removing.loading} onClick={ask}>
              Switch off
            </Button>
          )}
        >
          From then on your password alone signs in, and your recovery codes are deleted.
        </Confirmed>
      </Stack>
    </>
  );
}
