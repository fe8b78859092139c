import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as t from '#messages/accounts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.tsx';
import { saveFile } from './save-file.ts';

/** Recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => toast(t.codesCopied),
      () => toast(t.theBrowserDidNotLet, { variant: 'error' }),
    );
  return (
    <Stack
      component="section"
      aria-labelledby="recovery-codes"
      sx={{ gap: 1.5, width: 1, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography id="recovery-codes" variant="h3" component="h4">
        {t.yourRecoveryCodes}
      </Typography>
      <Typography>{t.keepThemWhereYouFind}</Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', columnWidth: 190, fontFamily: 'monospace', lineHeight: 1.8 }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={copy}>
          {t.copy}
        </Button>
        <Button variant="outlined" onClick={() => saveFile('recovery-codes.txt', text, 'text/plain')}>
          {t.download}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {t.iHaveKeptThem}
        </Button>
      </Stack>
    </Stack>
  );
}
