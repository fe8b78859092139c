import { useEffect, useRef, useState } from 'react';
import type { OrderAccess } from './CancelOrder.tsx';
import {
  type OrderTimelineFragment,
  type TimelineEntryFragment,
  useLinkedTimelineMutation,
  useOrderTimelineLazyQuery,
} from './OrderTimeline.generated.tsx';

type Page = OrderTimelineFragment['timeline'];

/** The timeline of an order, by its id or by a mailed link: the newest entries, loaded again when one of `changes` does, and older ones on demand. */
export function useTimeline(id: string, link: OrderAccess | undefined, changes: readonly [unknown, unknown]) {
  const [read] = useOrderTimelineLazyQuery({ fetchPolicy: 'no-cache' });
  const [open] = useLinkedTimelineMutation({
    fetchPolicy: 'no-cache',
    // It changes nothing: toasts about what was done stay.
    context: { inlineErrors: true, isBackground: true },
  });
  const [error, setError] = useState<Error>();
  const [entries, setEntries] = useState<TimelineEntryFragment[]>();
  const [page, setPage] = useState<Page['pageInfo']>();
  const newest = useRef(0);

  const fetchPage = async (after: string | null): Promise<Page | undefined> => {
    if (link) return (await open({ variables: { token: link.token, after } })).data?.openOrder.timeline;
    const result = await read({ variables: { id, after } });
    if (result.error) throw result.error;
    return result.data?.order.timeline;
  };
  const load = async (after: string | null = null): Promise<void> => {
    const call = ++newest.current;
    try {
      const read = await fetchPage(after);
      // What was asked for later counts.
      if (!read || call !== newest.current) return;
      setError(undefined);
      setEntries((shown) => (after ? [...(shown ?? []), ...read.nodes] : read.nodes));
      setPage(read.pageInfo);
    } catch (failure) {
      if (call === newest.current) setError(failure as Error);
    }
  };
  useEffect(() => void load(), [id, ...changes]);
  return {
    entries,
    error,
    reload: () => load(),
    more: page?.hasNextPage ? () => void load(page.endCursor) : null,
  };
}
