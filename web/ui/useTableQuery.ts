import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Changes of an address: null takes a parameter out. */
type Change = Record<string, string | null>;

export type TableQuery<Column extends string = string> = ReturnType<typeof useTableQuery<Column>>;

/**
 * What of a list is shown, kept in the address, so that a reload or a sent link shows the same. The first of `columns` is
 * what it is sorted by unless told otherwise, latest or largest first.
 */
export function useTableQuery<Column extends string>(columns: readonly [Column, ...Column[]]) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const page = Number(params.get('page'));
  const change = (changes: Change) => {
    const next = new URLSearchParams(params);
    // Another list begins at its first page.
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  const href = (changes: Change) => `${pathname}?${change(changes)}`;
  return {
    page: isPage(page) ? page : 1,
    keyword: params.get('keyword') ?? '',
    sortBy: columns.find((column) => column === params.get('sort')) ?? columns[0],
    descending: params.get('order') !== 'ascending',
    filter: (name: string) => params.get(name),
    /** The address of the whole list. */
    all: pathname,
    /** The address with these changes. */
    href,
    apply: (changes: Change) => void navigate(href(changes)),
  };
}

const isPage = (page: number) => Number.isInteger(page) && page > 0 && page < 1e9;
