import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as t from '#messages/accounts';
import { ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmButton } from '../../ui/ConfirmDialog.tsx';
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
      <Typography variant="h3">{t.twoStepSignIn}</Typography>
      {isOn ? (
        <SwitchedOn codesLeft={codesLeft} onCodes={setCodes} />
      ) : (
        <Typography>{t.besidesYourPasswordSigningIn}</Typography>
      )}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {!isOn && setup && <SetUpTotp setup={setup} onDone={finish} />}
      {!isOn && !setup && (
        <Button variant="outlined" loading={starting.loading} onClick={begin}>
          {t.setUpAnAuthenticatorApp}
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
  const left = codesLeft === 1 ? t.recoveryCodeIs : t.recoveryCodesAre(codesLeft);
  const switchOff = () =>
    void remove().then(() => {
      onCodes(null);
      toast(t.twoStepSignInIsOff);
    }, ignoreShown);
  const makeNew = () =>
    void renew().then(({ data }) => data && onCodes(data.renewRecoveryCodes), ignoreShown);
  return (
    <>
      <Typography>{t.itIsOnSigningIn(left)}</Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <ConfirmButton
          question={t.makeNewRecoveryCodes}
          consequence={t.theOldOnesStopWorking}
          action={t.makeNewCodes}
          onConfirm={makeNew}
          variant="outlined"
          loading={renewing.loading}
        >
          {t.newRecoveryCodes}
        </ConfirmButton>
        <ConfirmButton
          question={t.switchTwoStepSignIn}
          consequence={t.fromThenOnYourPassword}
          onConfirm={switchOff}
          variant="outlined"
          color="error"
          loading={removing.loading}
        >
          {t.switchOff}
        </ConfirmButton>
      </Stack>
    </>
  );
}
