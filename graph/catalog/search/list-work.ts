import type { Work } from '../../core/list-size.ts';
import { ADMIN_PAGE_SIZE, clampPageSize } from '../../core/pagination.ts';

/** Points of a list of a category, with a filter, or in another order than the newest first: its matches are counted and sorted. */
const LIST_POINTS = 1_700;
/** Points of what such a list skips before a page so deep. */
const DEEP_POINTS = 1_700;
const DEEP = 1_000;
/** Points of a page of the newest products, for each of them: longer pages than the usual ones are not cached. */
const PRODUCT_POINTS = 1;

/** The work for a page of products without its keyword. */
export const listWork: Work = ({ category, filter, sort, page, pageSize }) => {
  const isSorted = sort != null && sort !== 'newest' && sort !== 'relevance';
  const size = clampPageSize((pageSize as number | null) ?? ADMIN_PAGE_SIZE);
  if (category == null && filter == null && !isSorted) return PRODUCT_POINTS * size;
  const skipped = ((page as number) - 1) * size;
  return LIST_POINTS + (skipped >= DEEP ? DEEP_POINTS : 0);
};
