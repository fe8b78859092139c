import { onFirstPage } from './list-url.ts';

/** The query string with one value added or removed, on the first page. */
export function toggled(query: string, name: string, value: string): string {
  const params = new URLSearchParams(query);
  const values = params.getAll(name);
  params.delete(name);
  const next = values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
  for (const each of next) params.append(name, each);
  return onFirstPage(params);
}

/** The query string with all but the order removed. */
export function withoutFilter(query: string): string {
  const sort = new URLSearchParams(query).get('sort');
  return sort ? `?${new URLSearchParams({ sort })}` : '';
}
