import Typography from '@mui/material/Typography';
import { Button } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Time } from '../../../ui/Time.tsx';
import { useJobsPageQuery, type WorkQueueFragment } from './JobsPage.generated.tsx';
import { RetryWork } from './RetryWork.tsx';

type Row = WorkQueueFragment['failing'][number];

/** The background work that is due, and what failed in it. */
export default function JobsPage() {
  const { data, previousData, loading, error, refetch } = useJobsPageQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const queues = (data ?? previousData)?.workQueues;
  return (
    <>
      <PageTitle title="Jobs" />
      <Typography variant="h1">Jobs</Typography>
      <Button variant="outlined" loading={loading} onClick={() => void refetch()} sx={{ my: 2 }}>
        Refresh
      </Button>
      <LoadError error={error} onRetry={refetch} />
      {queues ? queues.map((queue) => <Queue key={queue.name} queue={queue} />) : !error && <Loader />}
    </>
  );
}

function Queue({ queue: { name, due, failing } }: { queue: WorkQueueFragment }) {
  const title = name[0]!.toUpperCase() + name.slice(1);
  return (
    <section aria-label={title}>
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {due === 0 ? 'Nothing is due.' : `${due} due.`} {failing.length === 0 && 'Nothing has failed.'}
      </Typography>
      {failing.length > 0 && (
        <DataTable label={`Failed ${name}`} columns={columnsOf(name)} rows={failing} stale={false} />
      )}
    </section>
  );
}

const columnsOf = (queue: string): Column<Row>[] => [
  { title: 'ID', cell: ({ id }) => <small>{id}</small> },
  { title: 'LAST ERROR', cell: ({ lastError }) => lastError },
  { title: 'ATTEMPTS', cell: ({ attempts }) => attempts },
  { title: 'NEXT ATTEMPT', cell: ({ nextAttemptAt }) => <NextAttempt at={nextAttemptAt} /> },
  { title: 'What to do', hideTitle: true, cell: ({ id }) => <RetryWork queue={queue} id={id} /> },
];

function NextAttempt({ at }: { at: string | null | undefined }) {
  return at ? <Time iso={at} /> : 'now';
}
