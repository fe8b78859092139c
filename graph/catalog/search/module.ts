import type { Context } from '../../core/context.ts';
import { defineModule } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { adminSearch } from '../../platform/admin-search/module.ts';
import { customFields } from '../../platform/custom-fields/module.ts';
import { attributes } from '../attributes/module.ts';
import { categories } from '../categories/module.ts';
import { products } from '../products/module.ts';
import { AdminProductsResolver } from './admin-products.resolver.ts';
import { BrandResolver } from './brand.resolver.ts';
import { CatalogResolver } from './catalog.resolver.ts';
import type { CollectionMembers } from './collection-port.ts';
import { FacetsResolver } from './facets.resolver.ts';
import { FoundCategoriesResolver } from './found-categories.resolver.ts';
import { ProductWord, SearchPin, SearchWord, Synonym } from './search.entity.ts';
import { SearchAdminProductsResolver } from './search-admin-products.resolver.ts';
import { writeSearchCounts } from './search-counts.ts';
import { SearchSettingsResolver } from './search-settings.resolver.ts';

const events = {
  'synonyms.saved': eventType<{ words: string[]; finds: string[] }>(
    'search',
    'A group of synonyms for searches was saved.',
  ),
  'synonyms.deleted': eventType('search', 'A group of synonyms for searches was deleted.'),
  'search.pinned': eventType<{ products: string[] }>(
    'search',
    'The products that a search shows first were set.',
  ),
};

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Provided {
    /** What the collection with this slug has; `forStaff` also of one that is not published. Errors: NOT_FOUND. */
    collectionMembers: (
      ctx: Context,
      slug: string,
      options?: { forStaff: boolean },
    ) => Promise<CollectionMembers>;
  }
}

export const search = defineModule({
  name: 'search',
  uses: [adminSearch, customFields, attributes, categories, products],
  entities: [ProductWord, SearchPin, SearchWord, Synonym],
  resolvers: [
    AdminProductsResolver,
    BrandResolver,
    CatalogResolver,
    FacetsResolver,
    FoundCategoriesResolver,
    SearchAdminProductsResolver,
    SearchSettingsResolver,
  ],
  events,
  jobs: {
    searchWords: { run: ({ em, ports }) => writeSearchCounts({ em: em.fork(), ports }) },
  },
  needs: ['collectionMembers'],
});
