import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { readPage, wholePage } from './read-values.ts';
import type { Called, Execute, RestRequest, Row } from './row.ts';

/** Most entries of a list that is requested as a whole. */
export const CAP = 1000;

const MAX_LIMIT = 100;

interface Listed<Item> {
  list: Item[];
  total: number;
}

type ListDescription = Omit<Row, Called | 'respond' | 'query' | 'responseHeaders'>;

interface Listing<Data, Item> {
  operation: TypedDocumentNode<Data, { page: number; pageSize: number }>;
  items(data: Data): Listed<Item>;
  reply(item: Item): unknown;
  /** How many entries are fetched at a time; divides `CAP`. */
  chunk: number;
}

/** A GET row that returns an array: all entries up to `CAP`, or one page when `page` or `limit` is given. */
export function listRow<Data, Item>(
  path: string,
  { operation, items, reply, chunk, ...rest }: ListDescription & Listing<Data, Item>,
): Row {
  const fetchPage = async (execute: Execute, page: number, pageSize: number) =>
    items(await execute(operation, { page, pageSize }));
  return {
    method: 'get',
    path,
    ...rest,
    query: {
      page: 'Number of the page, from 1. Without `page` and `limit` the whole list is returned.',
      limit: `Entries of a page, 1 to ${MAX_LIMIT}; ${MAX_LIMIT} unless given.`,
    },
    responseHeaders: {
      'X-Total-Count': 'Number of all entries.',
      Link: `Addresses of the other pages. The whole list ends after ${CAP} entries: then \`next\` says where it goes on.`,
    },
    async respond(request, execute) {
      const wanted = requestedPage(request);
      const { list, total } = wanted
        ? await fetchPage(execute, wanted.page, wanted.limit)
        : await collect((page) => fetchPage(execute, page, chunk));
      const links = wanted ? pageLinks(wanted, total) : nextLink(total);
      return {
        body: list.map(reply),
        headers: {
          'X-Total-Count': String(total),
          ...(links.length > 0 && {
            Link: links
              .map(([rel, page, limit]) => `<${request.path}?page=${page}&limit=${limit}>; rel="${rel}"`)
              .join(', '),
          }),
        },
      };
    },
  };
}

type PageLink = [rel: string, page: number, limit: number];

function requestedPage(request: RestRequest): { page: number; limit: number } | null {
  if (request.query('page') === '' && request.query('limit') === '') return null;
  const limit = wholePage(request.query('limit')) ?? MAX_LIMIT;
  return { page: readPage(request.query('page')), limit: Math.min(MAX_LIMIT, limit) };
}

async function collect<Item>(fetchPage: (page: number) => Promise<Listed<Item>>): Promise<Listed<Item>> {
  const all: Item[] = [];
  for (let page = 1; ; page++) {
    const { list, total } = await fetchPage(page);
    all.push(...list);
    if (list.length === 0 || all.length >= Math.min(total, CAP)) return { list: all, total };
  }
}

function pageLinks({ page, limit }: { page: number; limit: number }, total: number): PageLink[] {
  const last = Math.max(1, Math.ceil(total / limit));
  const links: PageLink[] = [['first', 1, limit]];
  if (page > 1) links.push(['prev', Math.min(page - 1, last), limit]);
  if (page < last) links.push(['next', page + 1, limit]);
  return [...links, ['last', last, limit]];
}

function nextLink(total: number): PageLink[] {
  return total > CAP ? [['next', CAP / MAX_LIMIT + 1, MAX_LIMIT]] : [];
}
