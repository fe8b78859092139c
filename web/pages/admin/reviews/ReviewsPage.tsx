import * as t from '#messages/admin/reviews';
import { SelectionTools } from '../../../apollo/SelectionTools.tsx';
import { adminProductsUrl } from '../../../router/admin-urls.ts';
import type { ReviewState } from '../../../schema.generated.ts';
import { TablePage } from '../../../ui/TablePage.tsx';
import { useSelection } from '../../../ui/useSelection.ts';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { ModerateSelected } from './ModerateSelected.tsx';
import { useReviewsPageLazyQuery, useReviewsPageQuery } from './Reviews.generated.tsx';
import { reviewColumns } from './review-columns.tsx';

/** Most reviews that can be shown or hidden at once. */
const MOST = 100;

const STARS = ['5', '4', '3', '2', '1'];

const filters = [
  { name: 'state', label: t.state, options: t.states },
  { name: 'reports', label: t.reports, options: t.reportFilters },
  { name: 'stars', label: t.stars, options: Object.fromEntries(STARS.map((n) => [n, t.starsOf(Number(n))])) },
];

/** Any other value in the address is no filter. */
const isState = (value: string | null): value is ReviewState =>
  value !== null && Object.hasOwn(t.states, value);

/** What shoppers wrote about all products: approved, hidden and answered. */
export default function ReviewsPage() {
  const query = useTableQuery(['WRITTEN']);
  const { page, keyword } = query.variables;
  const state = query.filter('state');
  const stars = query.filter('stars');
  const filter = {
    keyword,
    state: isState(state) ? state : null,
    isReported: query.filter('reports') === 'open' ? true : null,
    rating: stars && STARS.includes(stars) ? Number(stars) : null,
  };
  const result = useReviewsPageQuery({
    variables: { ...filter, page },
    fetchPolicy: 'cache-and-network',
  });
  const [readPage] = useReviewsPageLazyQuery({ fetchPolicy: 'no-cache' });
  const read = async (part: { page: number; pageSize: number }) =>
    (await readPage({ variables: { ...filter, ...part } })).data?.staffReviews.reviews ?? [];
  const list = (result.data ?? result.previousData)?.staffReviews;
  const rows = list?.reviews ?? [];
  const selection = useSelection(JSON.stringify(filter), rows, MOST);
  return (
    <>
      <TablePage
        title={t.reviews}
        searchLabel={t.nameOrComment}
        filters={filters}
        columns={reviewColumns(selection)}
        tools={list && <SelectionTools selection={selection} rows={rows} total={list.total} read={read} />}
        query={query}
        isSelected={selection.has}
        result={result}
        empty={{ text: t.noReviewsYet, action: { href: adminProductsUrl, label: t.allProducts } }}
        read={({ staffReviews }) => ({ ...staffReviews, rows: staffReviews.reviews })}
      />
      <ModerateSelected selection={selection} />
    </>
  );
}
