import type { Work } from '../../core/list-size.ts';
import { ADMIN_PAGE_SIZE, clampPageSize } from '../../core/pagination.ts';

/** Points of a list of a category, with a filter, or in another order than the newest first: its matches are counted and sorted. */
const LIST_POINTS = 1_700;
/** Points of what such a list skips before a page so deep. */
const DEEP_POINTS = 1_700;
const DEEP = 1_000;
/** Points of a page of the newest products, for each of them: longer pages than the usual ones are not cached. */
const PRODUCT_POINTS = 1;
/** Of these an index skips so many for a point, up to the points of another list. */
const SKIPPED = 100;

/** The work for a page of products without its keyword. */
export const listWork: Work = ({ category, filter, sort, page, pageSize }) => {
  const isSorted = sort != null && sort !== 'newest' && sort !== 'relevance';
  const size = clampPageSize((pageSize as number | null) ?? ADMIN_PAGE_SIZE);
  const skipped = ((page as number) - 1) * size;
  if (category == null && filter == null && !isSorted)
    return PRODUCT_POINTS * size + Math.min(Math.max(0, Math.floor(skipped / SKIPPED)), LIST_POINTS);
  return LIST_POINTS + (skipped >= DEEP ? DEEP_POINTS : 0);
};
