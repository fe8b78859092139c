import type { Names } from '../../core/declarations.ts';
import { defineModule, dueJob } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { uploads } from '../../platform/uploads/module.ts';
import { Attribute } from '../attributes/attribute.entity.ts';
import { AttributesResolver } from './attribute-counts.resolver.ts';
import { BrandResolver } from '../search/brand.resolver.ts';
import { BulkProductsResolver } from './bulk-products.resolver.ts';
import { CatalogResolver } from '../search/catalog.resolver.ts';
import { CategoriesResolver } from '../categories/categories.resolver.ts';
import { Category } from '../categories/category.entity.ts';
import { EditCategoriesResolver } from '../categories/edit-categories.resolver.ts';
import { EditProductsResolver } from './edit-products.resolver.ts';
import { EditVariantResolver } from './edit-variant.resolver.ts';
import { FoundCategoriesResolver } from '../search/found-categories.resolver.ts';
import { ImagesResolver, VariantImageResolver } from './images.resolver.ts';
import { FacetsResolver, ListingResolver } from './listing.resolver.ts';
import { PriceChange } from './price-change.entity.ts';
import { PriceSchedule } from '../prices/price-schedule.entity.ts';
import { PriceSchedulesResolver } from '../prices/price-schedules.resolver.ts';
import { Product } from './product.entity.ts';
import { ProductImage } from './product-image.entity.ts';
import { PRODUCT_IMAGES } from './product-images.ts';
import { renameQueue } from './rename-queue.ts';
import { scheduleQueue } from '../prices/schedule-queue.ts';
import { ProductWord, SearchPin, SearchWord, Synonym } from '../search/search.entity.ts';
import { writeSearchCounts } from '../search/search-counts.ts';
import { SearchSettingsResolver } from '../search/search-settings.resolver.ts';
import { Slug } from './slug.entity.ts';
import { StockMove } from './stock-move.entity.ts';
import { Variant } from './variant.entity.ts';
import { VariantsResolver } from './variants.resolver.ts';

const events = {
  'product.created': eventType<Changes>('product', 'A product was created.'),
  'product.updated': eventType<Changes>('product', 'A product was edited.'),
  'product.deleted': eventType<Changes>('product', 'A product was deleted.'),
  'product.restored': eventType<Changes>('product', 'A deleted product was restored.'),
  'price.scheduled': eventType<Changes>('product', 'A price was planned that begins and ends by itself.'),
  'price.unscheduled': eventType<Changes>('product', 'A planned price was cancelled.'),
  'category.created': eventType<Changes>('category', 'A category was created.'),
  'category.updated': eventType<Changes>('category', 'A category was edited or moved.'),
  'category.deleted': eventType<Changes>('category', 'A category was deleted.'),
  'attribute.created': eventType<Changes>('attribute', 'An attribute of products was created.'),
  'attribute.updated': eventType<Changes>('attribute', 'An attribute of products was edited.'),
  'attribute.deleted': eventType<Changes>('attribute', 'An attribute of products was deleted.'),
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
type OwnEvents = typeof events;

const errors = {
  SKU_TAKEN: 400,
  PRICE_CHANGED: 409,
  SCHEDULES_OVERLAP: 409,
};
type OwnErrors = typeof errors;

const failpoints = [
  'stock.productLocked',
  'category.placeChecked',
  'variants.locked',
  'product.skusChecked',
  'schedules.locked',
  'schedules.run',
] as const;

declare module '../../core/declarations.ts' {
  interface Events extends OwnEvents {}
  interface Errors extends OwnErrors {}
  interface Failpoints extends Names<typeof failpoints> {}
}

export const products = defineModule({
  name: 'products',
  uses: [uploads],
  entities: [
    Attribute,
    Category,
    Product,
    ProductWord,
    SearchPin,
    SearchWord,
    Synonym,
    ProductImage,
    Slug,
    StockMove,
    Variant,
    PriceChange,
    PriceSchedule,
  ],
  resolvers: [
    AttributesResolver,
    BrandResolver,
    BulkProductsResolver,
    CatalogResolver,
    CategoriesResolver,
    EditCategoriesResolver,
    EditProductsResolver,
    EditVariantResolver,
    FoundCategoriesResolver,
    ImagesResolver,
    VariantImageResolver,
    ListingResolver,
    FacetsResolver,
    PriceSchedulesResolver,
    SearchSettingsResolver,
    VariantsResolver,
  ],
  events,
  errors,
  failpoints,
  queues: [renameQueue, scheduleQueue],
  jobs: {
    categoryNames: dueJob(renameQueue),
    prices: dueJob(scheduleQueue),
    searchWords: { run: ({ em, ports }) => writeSearchCounts({ em: em.fork(), ports }) },
  },
  images: [PRODUCT_IMAGES],
});
