import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { findProducts } from '../../catalog/search/find-products.ts';
import { noCache } from '../../core/cache.ts';
import type { ShopSettings } from '../../core/context.ts';
import { guestContext } from '../../core/guest-context.ts';
import type { Ports } from '../../core/ports.ts';
import { demoProducts } from '../../demo/catalogue/demo-products.ts';

import { groups } from './judgements/groups.ts';
import { ndcg } from './ndcg.ts';

export interface QueryScore {
  group: string;
  query: string;
  /** nDCG@10; for a query that nothing fits 1 when nothing is shown as if it matched, else 0. */
  score: number;
  /** First words of the products, best first. */
  found: string[];
}

const keyOf = (name: string) => name.split(/[ -]/)[0]!.toLowerCase();

/** The grades of a judgement, by name of the product. Throws for a word that is not the first of exactly one name. */
export function gradesOf(judgement: string): Map<string, number> {
  const entries = judgement === '' ? [] : judgement.split(', ').map((entry) => entry.split(' '));
  return new Map(
    entries.map(([key, grade]) => {
      const named = demoProducts.filter(({ name }) => keyOf(name) === key);
      if (named.length !== 1 || !/^[123]$/.test(grade ?? ''))
        throw new Error(`"${key} ${grade}" is no grade.`);
      return [named[0]!.name, Number(grade)];
    }),
  );
}

/** Searches the demo catalogue for every judged query, as a guest does. */
export async function scoreSearch(em: SqlEntityManager): Promise<QueryScore[]> {
  const settings = { pageSize: 10 } as ShopSettings;
  const ports = { cache: noCache, searches: new Map() } as Partial<Ports> as Ports;
  const scores: QueryScore[] = [];
  for (const [group, judgements] of Object.entries(groups)) {
    for (const [query, judgement] of Object.entries(judgements)) {
      const ctx = guestContext({ orm: { em }, ports, settings, secureCookies: false });
      const { products, isClose } = await findProducts(ctx, { page: 1, keyword: query, pageSize: 10 });
      const found = products.map(({ name }) => name);
      const grades = gradesOf(judgement);
      const score = grades.size > 0 ? ndcg(found, grades) : Number(isClose || found.length === 0);
      scores.push({ group, query, score, found: found.map(keyOf) });
    }
  }
  return scores;
}

export const mean = (scores: readonly QueryScore[]) =>
  scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
