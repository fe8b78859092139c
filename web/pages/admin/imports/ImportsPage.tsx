import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/imports';
import { csvKinds } from '../../../features/exports/csv-kinds.ts';
import { DownloadCsv } from '../../../features/exports/DownloadCsv.tsx';
import { adminImportUrl, newImportUrl } from '../../../router/admin-urls.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { Time } from '../../../ui/Time.tsx';
import { type ImportsPageQuery, useImportsPageQuery } from './ImportsPage.generated.tsx';
import { stateName } from './import-names.ts';

const columns: Column<ImportsPageQuery['imports'][number]>[] = [
  {
    title: t.file,
    cell: ({ id, fileName }) => (
      <Link component={RouterLink} href={adminImportUrl(id)}>
        {fileName}
      </Link>
    ),
  },
  { title: t.kind, cell: ({ kind }) => csvKinds[kind] },
  { title: t.started, cell: ({ createdAt }) => <Time iso={createdAt} /> },
  { title: t.state, cell: stateName },
  { title: t.rows, cell: ({ row, total }) => t.ofRow(row, total) },
  { title: t.errorsColumn, cell: ({ failed }) => failed },
];

/** The imports of CSV files, and exports. */
export default function ImportsPage() {
  const { data, error, refetch } = useImportsPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageTitle title={t.imports} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
        }}
      >
        <Typography variant="h1">{t.imports}</Typography>
        <Button href={newImportUrl} variant="contained">
          {t.importAFile}
        </Button>
      </Box>
      <Box component="section" aria-label={t.downloadCsv} sx={{ my: 3 }}>
        <Typography sx={{ mb: 2, color: 'text.secondary', maxWidth: 640 }}>
          {t.downloadYourProductsAsCsv}
        </Typography>
        <DownloadCsv />
      </Box>
      <LoadError error={error} onRetry={refetch} />
      {!data && !error && <Loader />}
      {data &&
        (data.imports.length > 0 ? (
          <DataTable label={t.imports} columns={columns} rows={data.imports} stale={false} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{t.nothingWasImportedInThe}</Typography>
        ))}
    </>
  );
}
