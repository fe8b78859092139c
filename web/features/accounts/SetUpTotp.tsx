import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useState } from 'react';
import * as t from '#messages/accounts';
import { formError, ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.tsx';
import { useConfirmTotpMutation } from './TwoStep.generated.tsx';

interface SetUpTotpProps {
  setup: { secret: string; uri: string };
  /** Called with the recovery codes, or null when it was cancelled. */
  onDone: (codes: readonly string[] | null) => void;
}

/** Shows the key for the app, and asks for its first code. */
export function SetUpTotp({ setup: { secret, uri }, onDone }: SetUpTotpProps) {
  const [confirm, { loading, error }] = useConfirmTotpMutation({ context: { inlineErrors: true } });
  const { message, fields } = formError(error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    confirm({ variables: { code } }).then(({ data }) => {
      if (!data) return;
      onDone(data.confirmTotp);
      toast(t.twoStepSignInIs);
    }, ignoreShown);
  };
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 2, width: 1 }}>
      <Typography>{t.scanThisWithAnApp}</Typography>
      <QrCode text={uri} />
      <Typography variant="body2">
        {t.orTypeThisKeyInto} <Box component="code">{secret.replace(/.{4}(?=.)/g, '$& ')}</Box>
      </Typography>
      {message && <Message severity="error">{message}</Message>}
      <TextField
        autoFocus
        required
        label={t.code}
        name="code"
        autoComplete="one-time-code"
        inputProps={{ inputMode: 'numeric', maxLength: 7 }}
        error={fields.code}
      />
      <Stack direction="row" sx={{ gap: 2 }}>
        <Button type="submit" variant="contained" loading={loading}>
          {t.switchOn}
        </Button>
        <Button onClick={() => onDone(null)}>{t.cancel}</Button>
      </Stack>
    </Stack>
  );
}

/** Black on white in each theme: not every app reads the reverse. */
function QrCode({ text }: { text: string }) {
  const [code, setCode] = useState<{ path: string; size: number } | null>(null);
  useEffect(() => {
    import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { border: 4 });
      const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
      setCode({ path: dots.join(''), size });
    }, ignoreShown);
  }, [text]);
  if (!code) return <Box sx={{ width: 200, height: 200 }} />;
  return (
    <svg
      role="img"
      aria-label={t.qrCodeOfTheKey}
      width={200}
      height={200}
      viewBox={`0 0 ${code.size} ${code.size}`}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={code.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
