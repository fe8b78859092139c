import type { TableQuery } from '../../../ui/useTableQuery.ts';
import type { OrderViewFragment } from './OrderViews.generated.tsx';

/** The parameter of the address that names the saved view that was opened. */
export const SAVED = 'saved';

/** The filter, order and columns of an address as a view has them. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('page');
  kept.delete(SAVED);
  kept.sort();
  return kept.toString();
}

/** The address of a saved view. */
export const viewHref = ({ all }: TableQuery, { id, query }: OrderViewFragment) =>
  `${all}?${query}&${SAVED}=${id}`;

/** The saved view that was opened, also when its filter was changed since. */
export const openView = (query: TableQuery, views: readonly OrderViewFragment[]) =>
  views.find(({ id }) => id === query.filter(SAVED));
