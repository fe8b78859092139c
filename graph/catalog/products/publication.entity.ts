import type { Opt, Rel } from '@mikro-orm/core';
import {
  Check,
  Embedded,
  Entity,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Attempts } from '../../core/attempts.ts';
import { SqlIndex } from '../../core/sql-index.ts';
import { Product } from './product.entity.ts';

/** When a product is put on sale and taken off by itself. Without either there is no row. See `publicationQueue`. */
@Entity({ tableName: 'publications' })
@Check({ name: 'publications_time_check', expression: 'unpublish_at > publish_at' })
@SqlIndex(`create index "publications_due_index" on "publications" ("next_attempt_at" nulls first)`)
export class Publication {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Unique()
  @ManyToOne(() => Product, { deleteRule: 'cascade' })
  product!: Rel<Product>;

  @Property({ type: 'datetime', nullable: true })
  publishAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  unpublishAt: Date | null = null;

  /** The attempts to carry it out. The next one is due at the earlier of the two times. */
  @Embedded(() => Attempts, { prefix: '' })
  running: Opt<Attempts> = new Attempts();
}
