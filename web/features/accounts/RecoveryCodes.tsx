import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.tsx';
import { saveFile } from './save-file.ts';

/** Recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => toast('Codes copied'),
      () => toast('The browser did not let them be copied.', { variant: 'error' }),
    );
  return (
    <Stack
      component="section"
      aria-labelledby="recovery-codes"
      sx={{ gap: 1.5, width: 1, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography id="recovery-codes" variant="h3" component="h4">
        Your recovery codes
      </Typography>
      <Typography>
        Keep them where you find them without your phone. Each signs in once in place of a code of the app.
        They are not shown again.
      </Typography>
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
          Copy
        </Button>
        <Button variant="outlined" onClick={() => saveFile('recovery-codes.txt', text, 'text/plain')}>
          Download
        </Button>
        <Button variant="contained" onClick={onDone}>
          I have kept them
        </Button>
      </Stack>
    </Stack>
  );
}
