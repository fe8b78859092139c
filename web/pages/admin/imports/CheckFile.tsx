import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/imports';
import { sendFile } from '../../../features/uploads/send-file.ts';
import { adminImportUrl } from '../../../router/admin-urls.ts';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { type StartImportMutationVariables, useStartImportMutation } from './NewImportPage.generated.tsx';

/** Starts a dry run of the file and goes to its page; without a mapping the shop recognises the columns. */
export function CheckFile(variables: StartImportMutationVariables) {
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
      <Box sx={{ mt: 3 }}>
        <Button variant="contained" loading={loading} onClick={() => void begin()}>
          {t.checkTheFile}
        </Button>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t.nothingChangesYetYouSee}</Typography>
      </Box>
    </>
  );
}
