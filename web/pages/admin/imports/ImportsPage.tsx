import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/imports';
import { csvKinds } from '../../../features/exports/csv-kinds.ts';
import { DownloadCsv } from '../../../features/exports/DownloadCsv.tsx';
import { adminImportUrl, newImportUrl } from '../../../router/admin-urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
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
  { title: t.rows, isNumber: true, cell: ({ row, total }) => t.ofRow(row, total) },
  { title: t.errorsColumn, isNumber: true, cell: ({ failed }) => failed },
];

/** The imports of CSV files, and exports. */
export default function ImportsPage() {
  return (
    <AdminPage
      title={t.imports}
      action={
        <Button href={newImportUrl} variant="contained">
          {t.importAFile}
        </Button>
      }
      result={useImportsPageQuery({ fetchPolicy: 'cache-and-network' })}
    >
      {({ imports }) => (
        <>
          <Box component="section" aria-label={t.downloadCsv} sx={{ my: 3 }}>
            <Typography sx={{ mb: 2, color: 'text.secondary', maxWidth: 640 }}>
              {t.downloadYourProductsAsCsv}
            </Typography>
            <DownloadCsv />
          </Box>
          {imports.length > 0 ? (
            <DataTable label={t.imports} columns={columns} rows={imports} />
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>{t.nothingWasImportedInThe}</Typography>
          )}
        </>
      )}
    </AdminPage>
  );
}
