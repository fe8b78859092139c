import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/jobs';
import { actionButton } from '../../../apollo/action-buttons.tsx';
import { Button } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Time } from '../../../ui/Time.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useJobsPageQuery, useRetryWorkMutation, type WorkQueueFragment } from './JobsPage.generated.tsx';

const Retry = actionButton(useRetryWorkMutation, t.itIsTriedAgainWithin);

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
      <PageTitle title={t.jobs} />
      <Typography variant="h1">{t.jobs}</Typography>
      <Button variant="outlined" loading={loading} onClick={() => void refetch()} sx={{ my: 2 }}>
        {t.refresh}
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
        {due === 0 ? t.nothingIsDue : t.due(due)} {failing.length === 0 && t.nothingHasFailed}
      </Typography>
      {failing.length > 0 && (
        <DataTable label={t.failed(name)} columns={columnsOf(name)} rows={failing} stale={false} />
      )}
    </section>
  );
}

const columnsOf = (queue: string): Column<Row>[] => [
  { title: t.id, cell: ({ id }) => <small>{id}</small> },
  { title: t.lastError, cell: ({ lastError }) => lastError },
  { title: t.attempts, cell: ({ attempts }) => attempts },
  { title: t.nextAttempt, cell: ({ nextAttemptAt }) => <NextAttempt at={nextAttemptAt} /> },
  {
    title: t.whatToDo,
    hideTitle: true,
    cell: ({ id }) => (
      <Retry variables={{ queue, id }} variant="outlined" size="small">
        {t.tryNow(<VisuallyHidden>, {id}</VisuallyHidden>)}
      </Retry>
    ),
  },
];

function NextAttempt({ at }: { at: string | null | undefined }) {
  return at ? <Time iso={at} /> : 'now';
}
