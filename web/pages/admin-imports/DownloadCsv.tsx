import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { ignoreShown } from '../../apollo/errors.ts';
import type { ImportKind } from '../../schema.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { kinds } from './import-names.ts';
import { useExportQuery, useStartExportMutation } from './StartExport.generated.tsx';

const POLL_MS = 1000;

/** Writes all products into a file and offers it. */
export function DownloadCsv() {
  const [kind, setKind] = useState<ImportKind>('PRODUCTS');
  const [start, { data, loading }] = useStartExportMutation();
  const id = data?.startExport.id;
  return (
    <Box component="section" aria-label="Download CSV" sx={{ my: 3 }}>
      <Typography sx={{ mb: 2, color: 'text.secondary', maxWidth: 640 }}>
        Download your products as CSV, edit the file in a spreadsheet and import it again.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
        <Box sx={{ width: 180 }}>
          <NativeSelect
            fullWidth
            value={kind}
            onChange={({ target }) => setKind(target.value as ImportKind)}
            input={<TextField label="Columns" />}
          >
            {Object.entries(kinds).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Box>
        <Button
          variant="outlined"
          loading={loading}
          onClick={() => void start({ variables: { kind } }).catch(ignoreShown)}
        >
          Download CSV
        </Button>
        {id && <File key={id} id={id} />}
      </Box>
    </Box>
  );
}

/** The file, once it is written. */
function File({ id }: { id: string }) {
  const { data, startPolling, stopPolling } = useExportQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const { state = 'WAITING', rows, path } = data?.export ?? {};
  useEffect(() => {
    if (state === 'WAITING') startPolling(POLL_MS);
    return stopPolling;
  }, [state, startPolling, stopPolling]);
  if (state === 'FAILED')
    return <Message severity="error">The file could not be written. Try again.</Message>;
  return (
    <Box role="status" sx={{ minHeight: 44, display: 'flex', alignItems: 'center' }}>
      {state === 'DONE' ? (
        <Link component="a" href={path} download>
          Save the file ({rows} rows)
        </Link>
      ) : (
        'Writing the file…'
      )}
    </Box>
  );
}
