import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/imports';
import { isInEu } from '#money/eu';
import { sendFile } from '../../../features/uploads/send-file.ts';
import { adminImportUrl } from '../../../router/admin-urls.ts';
import type { ImportField } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { type StartImportMutationVariables, useStartImportMutation } from './NewImportPage.generated.tsx';

interface CheckFileProps extends StartImportMutationVariables {
  /** What its columns hold. */
  fields: readonly (ImportField | null | undefined)[];
}

/** Starts a dry run of the file and goes to its page; without a mapping the shop recognises the columns. */
export function CheckFile({ fields, ...variables }: CheckFileProps) {
  const { homeCountry } = useSettings();
  const [refusal, setRefusal] = useState('');
  const navigate = useNavigate();
  const [start, { loading }] = useStartImportMutation({ context: { inlineErrors: true, send: sendFile } });
  const begin = () =>
    start({ variables }).then(
      ({ data }) => data && navigate(adminImportUrl(data.startImport.id)),
      ({ message }: Error) => setRefusal(message),
    );
  return (
    <>
      {refusal && <Message severity="error">{refusal}</Message>}
      {homeCountry && isInEu(homeCountry) && fields.includes('COMPARE_AT_PRICE') && (
        <Typography sx={{ mt: 2 }}>{t.pricesBefore}</Typography>
      )}
      <Box sx={{ mt: 3 }}>
        <Button variant="contained" loading={loading} onClick={() => void begin()}>
          {t.checkTheFile}
        </Button>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t.nothingChangesYetYouSee}</Typography>
      </Box>
    </>
  );
}
