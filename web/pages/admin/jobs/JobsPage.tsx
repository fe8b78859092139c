import * as t from '#messages/admin/jobs';
import { actionButton } from '../../../apollo/action-buttons.tsx';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Time } from '../../../ui/Time.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useJobsPageQuery, useRetryWorkMutation, type WorkQueueFragment } from './JobsPage.generated.tsx';

const Retry = actionButton(useRetryWorkMutation, t.itIsTriedAgainWithin);

type Row = WorkQueueFragment['failing'][number];

/** The background work that is due, and what failed in it. */
export default function JobsPage() {
  const result = useJobsPageQuery({ fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true });
  return (
    <AdminPage
      title={t.jobs}
      action={
        <Button variant="outlined" loading={result.loading} onClick={() => void result.refetch()}>
          {t.refresh}
        </Button>
      }
      result={result}
    >
      {({ workQueues }) => workQueues.map((queue) => <Queue key={queue.name} queue={queue} />)}
    </AdminPage>
  );
}

function Queue({ queue: { name, due, failing } }: { queue: WorkQueueFragment }) {
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  const title = words[0]!.toUpperCase() + words.slice(1);
  return (
    <Section
      title={title}
      intro={
        <>
          {due === 0 ? t.nothingIsDue : t.due(due)} {failing.length === 0 && t.nothingHasFailed}
        </>
      }
      sx={{ mt: 4 }}
    >
      {failing.length > 0 && <DataTable label={t.failed(name)} columns={columnsOf(name)} rows={failing} />}
    </Section>
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
