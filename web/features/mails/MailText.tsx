import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import * as t from '#messages/admin/mails';
import { documentPath } from '../../router/document-path.ts';

interface Shown {
  /** Why there is no text; null where there is one. */
  withheld: string | null;
  subject: string | null;
  html: string | null;
  text: string | null;
}

/** The text of a mail, as HTML or plain. */
export function MailText({ title = t.asItWouldBeSent, shown }: { title?: string; shown: Shown }) {
  const { withheld, subject, html, text } = shown;
  const [kind, setKind] = useState<'html' | 'text'>('html');
  const isStyled = useMailDocument();
  if (withheld) return <Typography sx={{ mt: 4 }}>{withheld}</Typography>;
  return (
    <>
      <Typography variant="h2" sx={{ mt: 4 }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t.subjectSubject(subject)}</Typography>
      <Tabs value={kind} onChange={(_, value) => setKind(value)} aria-label={t.formOfTheText} sx={{ mb: 2 }}>
        <Tab id="tab-html" aria-controls="panel-mail" value="html" label={t.html} />
        <Tab id="tab-text" aria-controls="panel-mail" value="text" label={t.text} />
      </Tabs>
      <Box id="panel-mail" role="tabpanel" aria-labelledby={`tab-${kind}`}>
        {kind === 'html' ? (
          isStyled && (
            // A new one for each text: another text in the same would be an entry of the browser's history.
            <Box key={html} component="iframe" title={t.mail} sandbox="" srcDoc={html ?? ''} sx={frame} />
          )
        ) : (
          <Box component="pre" sx={plain}>
            {text}
          </Box>
        )}
      </Box>
    </>
  );
}

const border = { border: 1, borderColor: 'divider', borderRadius: 1 };
const frame = { ...border, display: 'block', width: '100%', height: 'max(480px, 75vh)', bgcolor: '#F5F7F4' };
const plain = { ...border, m: 0, p: 2, font: 'inherit', whiteSpace: 'pre-wrap' };

const MAIL_SCREEN = /^\/admin\/(?:mails\/[^/]+|mail-texts\/[^/]+\/edit)\/?$/;

/**
 * Reloads the page if its document was loaded at another screen, since the content security policy of that one blocks the
 * styles of mails. Returns whether they are allowed.
 */
function useMailDocument(): boolean {
  const isAllowed = MAIL_SCREEN.test(documentPath());
  useEffect(() => {
    if (!isAllowed && navigator.onLine) location.reload();
  }, [isAllowed]);
  return isAllowed;
}
