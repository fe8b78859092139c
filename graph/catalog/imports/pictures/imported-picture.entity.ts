import type { Opt, Rel } from '@mikro-orm/core';
import {
  Embedded,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Attempts } from '../../../core/attempts.ts';
import type { FetchFailure } from '../../../core/public-http.ts';
import { SqlIndex } from '../../../core/sql-index.ts';
import { Product } from '../../products/product.entity.ts';
import { ProductImage } from '../../products/product-image.entity.ts';
import { Import } from '../import.entity.ts';

export type PictureState = 'pending' | 'done' | 'failed' | 'cancelled';

/** Why a picture was not fetched, or not taken. */
export type PictureFailure = FetchFailure | 'notAPicture' | 'productFull' | 'internal';

/** A picture of another server that an import named: it is fetched and stored once, however often it is named. */
@Entity({ tableName: 'imported_pictures' })
@Unique({ properties: ['product', 'address'] })
@SqlIndex(
  `create index "imported_pictures_due_index" on "imported_pictures" ("next_attempt_at" nulls first, "id") where "state" = 'pending'`,
)
export class ImportedPicture {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @ManyToOne(() => Product, { deleteRule: 'cascade' })
  product!: Rel<Product>;

  /** The latest import that had it fetched; null when that is no longer in the list. */
  @Index()
  @ManyToOne(() => Import, { nullable: true, deleteRule: 'set null' })
  import: Rel<Import> | null = null;

  /** The variants that it shows, besides the product. */
  @Property({ type: 'array', columnType: 'uuid[]', defaultRaw: "'{}'" })
  variants: Opt<string[]> = [];

  /** Place among the pictures of its product in the file, from 0. */
  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'text' })
  address!: string;

  /** Of the address: a server that does not answer is not asked for each of its pictures. Empty for one that cannot be fetched. */
  @Property({ type: 'text' })
  host!: string;

  /** What it shows; empty when the file does not say. */
  @Property({ type: 'text', default: '' })
  alt: Opt<string> = '';

  @Property({ type: 'text', default: 'pending' })
  state: Opt<PictureState> = 'pending';

  /** Of the last attempt. */
  @Property({ type: 'text', nullable: true })
  failure: PictureFailure | null = null;

  /** What it became; null when the product no longer shows it. */
  @Index()
  @ManyToOne(() => ProductImage, { nullable: true, deleteRule: 'set null' })
  image: Rel<ProductImage> | null = null;

  @Embedded(() => Attempts, { prefix: false })
  attempts: Opt<Attempts> = new Attempts();
}
