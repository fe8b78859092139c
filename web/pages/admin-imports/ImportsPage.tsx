import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { adminImportUrl, newImportUrl } from '../../router/urls.ts';
import { Button } from '../../ui/Button.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Loader } from '../../ui/Loader.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { RouterLink } from '../../ui/RouterLink.tsx';
import { DownloadCsv } from './DownloadCsv.tsx';
import { type ImportsPageQuery, useImportsPageQuery } from './ImportsPage.generated.tsx';
import { kinds, stateName } from './import-names.ts';

const columns: Column<ImportsPageQuery['imports'][number]>[] = [
  {
    title: 'FILE',
    cell: ({ id, fileName }) => (
      <Link component={RouterLink} href={adminImportUrl(id)}>
        {fileName}
      </Link>
    ),
  },
  { title: 'KIND', cell: ({ kind }) => kinds[kind] },
  {
    title: 'STARTED',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{new Date(createdAt).toLocaleString()}</time>,
  },
  { title: 'STATE', cell: stateName },
  { title: 'ROWS', cell: ({ row, total }) => `${row} of ${total}` },
  { title: 'ERRORS', cell: ({ failed }) => failed },
];

/** The imports of CSV files, and exports. */
export default function ImportsPage() {
  const { data, error, refetch } = useImportsPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageTitle title="Imports" />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
        }}
      >
        <Typography variant="h1">Imports</Typography>
        <Button href={newImportUrl} variant="contained">
          Import a file
        </Button>
      </Box>
      <DownloadCsv />
      <LoadError error={error} onRetry={refetch} />
      {!data && !error && <Loader />}
      {data &&
        (data.imports.length > 0 ? (
          <DataTable label="Imports" columns={columns} rows={data.imports} stale={false} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>Nothing was imported in the last 30 days.</Typography>
        ))}
    </>
  );
}
