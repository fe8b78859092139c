import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import * as t from '#messages/admin/exports';
import { ignoreShown } from '../../apollo/errors.ts';
import { usePolling } from '../../apollo/usePolling.ts';
import type { ExportFilterInput, ImportKind } from '../../schema.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Select } from '../../ui/Select.tsx';
import { catalogueKinds } from './csv-kinds.ts';
import { useExportQuery, useStartExportMutation } from './StartExport.generated.tsx';

interface DownloadCsvProps {
  /** Products that can be chosen instead of all, and what they are. */
  part?: { filter: ExportFilterInput; label: string };
}

/** Writes products into a file and offers it. */
export function DownloadCsv({ part }: DownloadCsvProps) {
  const [kind, setKind] = useState<ImportKind>('PRODUCTS');
  const [isPart, setIsPart] = useState(part !== undefined);
  const [start, { data, loading, reset }] = useStartExportMutation();
  const id = data?.startExport.id;
  const filter = isPart ? part?.filter : undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
      {part && (
        <Box sx={{ width: '100%' }}>
          <Select
            label={t.whichProducts}
            value={isPart ? 'part' : 'all'}
            onChange={(value) => {
              setIsPart(value === 'part');
              reset();
            }}
            options={[
              ['part', part.label],
              ['all', t.allProductsOfTheShop],
            ]}
          />
        </Box>
      )}
      <Box sx={{ width: 180 }}>
        <Select
          label={t.columns}
          value={kind}
          onChange={(value) => {
            setKind(value as ImportKind);
            reset();
          }}
          options={Object.entries(catalogueKinds)}
        />
      </Box>
      <Button
        variant="outlined"
        loading={loading}
        onClick={() => void start({ variables: { kind, filter } }).catch(ignoreShown)}
      >
        {filter ? t.writeCsvOfThese : t.writeCsvOfAll}
      </Button>
      {id && <File key={id} id={id} />}
    </Box>
  );
}

/** The file, once it is written. */
function File({ id }: { id: string }) {
  const { data, ...query } = useExportQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const { state = 'WAITING', rows, path } = data?.export ?? {};
  usePolling(state === 'WAITING', query);
  if (state === 'FAILED') return <Message severity="error">{t.theFileCouldNotBe}</Message>;
  return (
    <Box role="status" sx={{ minHeight: 44, display: 'flex', alignItems: 'center' }}>
      {state === 'DONE' ? (
        <Link component="a" href={path} download>
          {t.saveTheFile(rows)}
        </Link>
      ) : (
        t.writingTheFile
      )}
    </Box>
  );
}
