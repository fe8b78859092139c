import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import * as t from '#messages/admin/imports';
import { actionButton } from '../../../apollo/action-buttons.tsx';
import { usePolling } from '../../../apollo/usePolling.ts';
import { csvKinds } from '../../../features/exports/csv-kinds.ts';
import { adminImportsUrl, pastOrdersUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { Message } from '../../../ui/Message.tsx';
import { ImportErrors, ImportWarnings } from './ImportErrors.tsx';
import { ImportedPictures } from './ImportedPictures.tsx';
import {
  type ImportResultFragment,
  useCancelImportMutation,
  useImportPageQuery,
  useRunImportMutation,
} from './ImportPage.generated.tsx';
import { formatNames, isHistory, stateName } from './import-names.ts';
import { ReadProgress } from './ReadProgress.tsx';

const Run = actionButton(useRunImportMutation);
const Cancel = actionButton(useCancelImportMutation);

/** Pictures take longer than rows: seconds each, and hours when a server is away. */
const PICTURES_MS = 5_000;

/** The third step: what became of the rows, or would. */
export default function ImportPage() {
  const { id = '' } = useParams();
  const query = useImportPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const shown = query.data?.import;
  const isRead = shown !== undefined && shown.state !== 'WAITING';
  const hasPictures = (shown?.pictures.waiting ?? 0) > 0;
  usePolling(!isRead || hasPictures, query, isRead ? PICTURES_MS : undefined);
  useForgetProducts(shown);
  return (
    <AdminPage title={shown?.fileName ?? t.importLabel} back={adminImportsUrl} result={query}>
      {(data) => <Result result={data.import} />}
    </AdminPage>
  );
}

const FORGOTTEN = [
  ...['adminProducts', 'productCounts', 'products', 'product', 'categories'],
  ...['pastOrders', 'pastCustomers', 'customer'],
];

/** Lists of what is imported are read anew after an import. */
function useForgetProducts(result: ImportResultFragment | undefined): void {
  const { cache } = useApolloClient();
  const changed = result && !result.isDryRun ? result.row + result.pictures.fetched : 0;
  useEffect(() => {
    if (changed === 0) return;
    for (const fieldName of FORGOTTEN) cache.evict({ id: 'ROOT_QUERY', fieldName });
    cache.gc();
  }, [cache, changed]);
}

function Result({ result }: { result: ImportResultFragment }) {
  const { kind, format, state, row, total, isDryRun, lastError, failed } = result;
  return (
    <>
      {format && <Typography sx={{ mb: 1 }}>{t.fromSystem(formatNames[format])}</Typography>}
      <Typography role="status" sx={{ mb: 1 }}>
        {t.ofRows(csvKinds[kind], stateName(result), row, total)}
      </Typography>
      <ReadProgress label={t.rowsRead} value={row} max={total} />
      <Counts result={result} />
      {lastError && <Message severity={state === 'FAILED' ? 'error' : 'warning'}>{lastError}</Message>}
      {isDryRun && state === 'DONE' && (
        <Typography sx={{ mb: 2 }}>{t.nothingHasChangedYetRows(failed)}</Typography>
      )}
      <Steps result={result} />
      <Report result={result} />
      <ImportedPictures result={result} />
      <ImportErrors result={result} />
      <ImportWarnings warnings={result.warnings} />
    </>
  );
}

/** The file to read with all that is wrong. */
function Report({ result: { errors, warnings, pictures, reportPath } }: { result: ImportResultFragment }) {
  if (errors.length + warnings.length + pictures.failures.length === 0) return null;
  return (
    <Typography sx={{ mt: 2 }}>
      <Link component="a" href={reportPath} download>
        {t.downloadTheReport}
      </Link>
    </Typography>
  );
}

function Counts({
  result: { isDryRun, created, updated, unchanged, failed },
}: {
  result: ImportResultFragment;
}) {
  const counts = [
    [isDryRun ? t.wouldBeAdded : t.added, created],
    [isDryRun ? t.wouldChange : t.changed, updated],
    [t.asItIsAlready, unchanged],
    [t.withErrors, failed],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
        gap: 2,
        maxWidth: 640,
      }}
    >
      {counts.map(([label, count]) => (
        <Box
          key={label}
          sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
        >
          <Typography component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 700 }}>
            {count}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Steps({
  result: { id, kind, state, isDryRun, created, updated },
}: {
  result: ImportResultFragment;
}) {
  if (state === 'WAITING')
    return (
      <Cancel variables={{ id }} variant="outlined">
        {t.cancel}
      </Cancel>
    );
  if (state === 'DONE' && !isDryRun && isHistory(kind))
    return <Link href={pastOrdersUrl()}>{t.lookAtThem}</Link>;
  if (state !== 'DONE' || !isDryRun) return null;
  const rows = created + updated;
  return (
    <Run variables={{ id }} variant="contained" disabled={rows === 0}>
      {rows === 0 ? t.nothingToImport : t.importRows(rows)}
    </Run>
  );
}
