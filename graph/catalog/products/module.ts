import { defineModule, dueJob } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { customFields } from '../../platform/custom-fields/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { uploads } from '../../platform/uploads/module.ts';
import { attributes } from '../attributes/module.ts';
import { categories } from '../categories/module.ts';
import { manufacturers } from '../manufacturers/module.ts';
import { AttributeCountsResolver } from './attribute-counts.resolver.ts';
import { BulkProductsResolver, BulkResultResolver } from './bulk-products.resolver.ts';
import { categoryContents } from './category-contents.ts';
import { CategoryProductsResolver } from './category-products.resolver.ts';
import { CostChange } from './cost-change.entity.ts';
import { ProductFieldsResolver, VariantFieldsResolver } from './custom-fields.resolver.ts';
import { DescriptionResolver } from './description.resolver.ts';
import { EditProductsResolver } from './edit-products.resolver.ts';
import { EditVariantResolver } from './edit-variant.resolver.ts';
import { FactsResolver } from './facts.resolver.ts';
import { ImagesResolver, VariantImageResolver } from './images.resolver.ts';
import { ListingResolver } from './listing.resolver.ts';
import { manufacturerUses } from './manufacturer-uses.ts';
import { MissingUnits } from './missing-units.entity.ts';
import { PriceChange } from './price-change.entity.ts';
import { Product } from './product.entity.ts';
import { ProductImage } from './product-image.entity.ts';
import { Publication } from './publication.entity.ts';
import { publicationQueue } from './publication-queue.ts';
import { PublicationsResolver } from './publications.resolver.ts';
import { renameQueue } from './rename-queue.ts';
import { SafetyResolver } from './safety.resolver.ts';
import { Slug } from './slug.entity.ts';
import { ProductStockResolver, VariantStockResolver } from './stock.resolver.ts';
import { StockMove } from './stock-move.entity.ts';
import { ProductUnitPriceResolver, VariantUnitPriceResolver } from './unit-prices.resolver.ts';
import { Variant } from './variant.entity.ts';
import { VariantsResolver } from './variants.resolver.ts';

const events = {
  'product.created': eventType<Changes>('product', 'A product was created.'),
  'product.updated': eventType<Changes>('product', 'A product was edited.'),
  'product.deleted': eventType<Changes>('product', 'A product was deleted.'),
  'product.restored': eventType<Changes>('product', 'A deleted product was restored.'),
};

const errors = {
  BACKORDERED: 409,
  SKU_TAKEN: 400,
  BARCODE_INVALID: 400,
  PRICE_CHANGED: 409,
  PUBLISH_TIME_PAST: 400,
  PUBLISH_TIMES_REVERSED: 400,
};

const failpoints = [
  'stock.productLocked',
  'variants.locked',
  'product.skusChecked',
  'publications.run',
] as const;

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Errors extends Own<typeof errors> {}
  interface Failpoints extends Names<typeof failpoints> {}
}

export const products = defineModule({
  name: 'products',
  uses: [accounts, attributes, categories, customFields, manufacturers, settings, uploads],
  entities: [
    CostChange,
    MissingUnits,
    Product,
    ProductImage,
    Publication,
    Slug,
    StockMove,
    Variant,
    PriceChange,
  ],
  resolvers: [
    AttributeCountsResolver,
    BulkProductsResolver,
    BulkResultResolver,
    CategoryProductsResolver,
    DescriptionResolver,
    FactsResolver,
    EditProductsResolver,
    EditVariantResolver,
    ImagesResolver,
    VariantImageResolver,
    ListingResolver,
    ProductFieldsResolver,
    PublicationsResolver,
    SafetyResolver,
    VariantFieldsResolver,
    VariantsResolver,
    ProductStockResolver,
    VariantStockResolver,
    ProductUnitPriceResolver,
    VariantUnitPriceResolver,
  ],
  events,
  errors,
  failpoints,
  queues: [publicationQueue, renameQueue],
  jobs: {
    categoryNames: dueJob(renameQueue),
    publications: dueJob(publicationQueue),
  },
  images: [
    'select image from products union all select path as image from images',
    `select document ->> 'path' as image from products, jsonb_array_elements(documents) document`,
  ],
  provides: { categoryContents, manufacturerUses },
});
