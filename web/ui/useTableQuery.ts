import { useContext } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { WantedSearch } from './wanted-search.ts';

/** Parameters to set in the address; null removes one. */
type Change = Record<string, string | null>;

export type TableQuery<Column extends string = string> = ReturnType<typeof useTableQuery<Column>>;

/** What every GraphQL query of a list takes, by the parameters of its address. */
export function tableVariables<Column extends string>(
  params: URLSearchParams,
  columns: readonly [Column, ...Column[]],
) {
  const page = Number(params.get('page'));
  return {
    page: isPage(page) ? page : 1,
    keyword: params.get('keyword') ?? '',
    sortBy: columns.find((column) => column === params.get('sort')) ?? columns[0],
    descending: params.get('order') !== 'ascending',
  };
}

/**
 * Which part of a list is shown. It is stored in the address, so that a reload or a shared link shows the same. The default
 * order is by the first of `columns`, descending.
 */
export function useTableQuery<Column extends string>(columns: readonly [Column, ...Column[]]) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const wantedSearch = useContext(WantedSearch);
  const change = (changes: Change, from = params) => {
    const next = new URLSearchParams(from);
    // A changed list starts at its first page.
    for (const name of ['page', 'after']) next.delete(name);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  const href = (changes: Change) => `${pathname}?${change(changes)}`;
  return {
    /** The variables that every such GraphQL query takes. */
    variables: tableVariables(params, columns),
    params,
    filter: (name: string) => params.get(name),
    /** The address of the whole list. */
    all: pathname,
    /** Whether this is the address of the whole list. */
    isAll: params.size === 0,
    /** The address with these changes. */
    href,
    /** The address of another page of the list. */
    pageHref: (to: number) => href({ page: String(to) }),
    /** Goes there, with what was changed before and is not shown yet. */
    apply: (changes: Change) =>
      void navigate(`${pathname}?${change(changes, new URLSearchParams(wantedSearch()))}`),
  };
}

const isPage = (page: number) => Number.isInteger(page) && page > 0 && page < 1e9;
