import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/mail-texts';
import { MailText } from '../../../features/mails/MailText.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { type MailTextPreviewQueryVariables, useMailTextPreviewQuery } from './MailTexts.generated.tsx';

/** Time without a change after which the mail is made. Milliseconds. */
const REST_MS = 400;

/** A mail with examples in texts that are not saved, as the server makes it. */
export function DraftPreview({ draft }: { draft: MailTextPreviewQueryVariables['input'] }) {
  const rested = JSON.parse(useDebounced(JSON.stringify(draft), REST_MS));
  const { data, previousData, error } = useMailTextPreviewQuery({
    variables: { input: rested },
    fetchPolicy: 'no-cache',
    context: { inlineErrors: true },
  });
  const shown = (data ?? previousData)?.mailTemplatePreview;
  return (
    <section aria-label={t.preview}>
      <Typography role="status" sx={{ color: 'error.main', '&:empty': { display: 'none' } }}>
        {error?.message}
      </Typography>
      {shown && <MailText title={t.preview} shown={{ ...shown, withheld: null }} />}
    </section>
  );
}
