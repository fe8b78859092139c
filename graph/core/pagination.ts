/** A page number as asked for; anything below 1 means the first page. */
export function clampPage(page: number): number {
  return Math.max(1, page);
}

/** How many pages `total` things fill; at least one, so that an empty list still has a first page. */
export function countPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
