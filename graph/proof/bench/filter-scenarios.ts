import { ask } from './ask.ts';
import { brands, categorySlugs, colours } from './catalogue.ts';
import { request } from './http-connection.ts';
import { queries } from './queries.ts';
import type { Scenario } from './scenario.ts';

interface Filters {
  category: string;
  brand: string;
  colour: string;
}

const brandNames = brands.split(' ');
const colourNames = colours.split(' ');

/** The `n`th of the 9,600 combinations: the departments come first. */
function filtersAt(n: number): Filters {
  const [categories, colours] = [categorySlugs.length, colourNames.length];
  return {
    category: categorySlugs[n % categories]!,
    colour: colourNames[Math.floor(n / categories) % colours]!,
    brand: brandNames[Math.floor(n / categories / colours) % brandNames.length]!,
  };
}

/** Others each time, also in the next round, when the cache would still have the first ones. */
function others(): () => Filters {
  let n = 0;
  return () => filtersAt(n++);
}

/** Lists with filters, and what counts them. */
export function filterScenarios(parallel: number): Scenario[] {
  const scenario = (
    name: string,
    query: string,
    path: string,
    next: () => () => Partial<Filters>,
  ): Scenario => {
    const [ofShop, ofCeiling] = [next(), next()];
    return {
      name,
      shop: (send) => send(ask(query, variablesOf(ofShop()))),
      ceiling: (send) => send(request('GET', `${path}?${new URLSearchParams({ ...ofCeiling() })}`)),
      comparable: name === 'category with 2 filters',
      parallel,
    };
  };
  const same = () => () => filtersAt(0);
  const none = () => () => ({});
  return [
    scenario('category with 2 filters', queries.category, '/category', same),
    scenario('category with 2 filters, any', queries.category, '/category', others),
    scenario('facets', queries.facets, '/facets', none),
    scenario('facets, any', queries.facets, '/facets', others),
  ];
}

function variablesOf({ category, brand, colour }: Partial<Filters>): object {
  if (!category) return {};
  return { category, filter: { brand: [brand], attributes: [{ key: 'colour', values: [colour] }] } };
}
