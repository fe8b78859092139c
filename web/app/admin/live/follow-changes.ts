import type { ApolloClient } from '@apollo/client';
import { rootFields } from '../../../apollo/document-fields.ts';
import { checkSession } from '../../../features/accounts/useSessionCheck.ts';
import { ring } from './chime.ts';
import { fieldsOf, followedFields } from './followed-fields.ts';

/** What the server sends: what has changed, and how many orders were paid. */
interface Change {
  topics: readonly string[];
  paid: number;
}

/** At most so often is loaded what changes, however much does. */
const PAUSE_MS = 1_000;
/** Without a connection: how often everything is loaded again. */
const POLL_MS = 30_000;

/**
 * Keeps lists and counts of the admin area up to date by the server's events of `/live`. They are loaded in the background, so that place, selection and
 * what is typed stay. A tab that is not seen has no connection: it loads everything when it is seen again. Without a connection, as behind
 * a proxy that lets no stream through, it polls. Returns how to stop.
 */
export function followChanges(client: ApolloClient): () => void {
  const stale = new Set<string>();
  let source: EventSource | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setTimeout> | undefined;

  const load = async () => {
    const now = new Set(stale);
    stale.clear();
    await refetch(client, now);
    pause = stale.size > 0 ? setTimeout(load, PAUSE_MS) : undefined;
  };
  const invalidate = (fields: ReadonlySet<string>) => {
    for (const field of fields) stale.add(field);
    pause ??= setTimeout(load);
  };
  const connect = () => {
    source = new EventSource('/live');
    let isFirst = true;
    // What happened in between is not sent.
    source.onopen = () => {
      if (!isFirst) catchUp();
      isFirst = false;
    };
    source.addEventListener('change', ({ data }) => {
      const { topics, paid }: Change = JSON.parse(data);
      invalidate(fieldsOf(topics));
      if (paid > 0) ring();
    });
    source.onerror = ({ target }) => {
      // The browser connects again by itself, unless it was refused.
      if ((target as EventSource).readyState === EventSource.CLOSED) poll();
    };
  };
  /** Rights may be others as well: the server ends a connection when they change. */
  const catchUp = () => {
    void checkSession(client);
    invalidate(followedFields);
  };
  const poll = () => {
    catchUp();
    polling = setTimeout(() => {
      disconnect();
      connect();
    }, POLL_MS);
  };
  const disconnect = () => {
    source?.close();
    clearTimeout(polling);
  };
  const attend = () => {
    disconnect();
    if (document.visibilityState === 'visible') connect();
  };
  attend();
  document.addEventListener('visibilitychange', attend);
  return () => {
    document.removeEventListener('visibilitychange', attend);
    disconnect();
    clearTimeout(pause);
  };
}

/** Loads the queries on screen that read one of the fields. Failures are ignored: the next change loads them again. */
async function refetch(client: ApolloClient, fields: ReadonlySet<string>): Promise<void> {
  const shown = [...client.getObservableQueries('active')].filter(({ query }) =>
    rootFields(query).some((field) => fields.has(field)),
  );
  const context = { isBackground: true };
  await Promise.allSettled(
    shown.map(({ query, variables }) =>
      client.query({ query, variables, fetchPolicy: 'network-only', context }),
    ),
  );
}
