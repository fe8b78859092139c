import type { Opt } from '@mikro-orm/core';
import { Embedded, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Attempts } from '../../core/attempts.ts';
import { SqlIndex } from '../../core/sql-index.ts';
import type { AdminProductsFilter } from '../search/filter-admin-products.ts';
import type { CatalogueKind } from './import-fields.ts';

/** What is exported: what a list of admins has. */
export type ExportFilter = AdminProductsFilter;

/** A CSV file of the catalogue. It is deleted when it expires. */
@Entity({ tableName: 'exports' })
@SqlIndex(
  `create index "exports_due_index" on "exports" ("next_attempt_at" nulls first) where "state" = 'waiting'`,
)
@Index({ properties: ['expiresAt'] })
export class Export {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Property({ type: 'text' })
  kind!: CatalogueKind;

  @Property({ type: 'json' })
  filter!: ExportFilter;

  @Property({ type: 'text' })
  state!: 'waiting' | 'done' | 'failed';

  /** Files in the storage that make one when they are joined, each compressed by itself. */
  @Property({ type: 'integer', default: 0 })
  parts: Opt<number> = 0;

  /** Rows without the header. */
  @Property({ type: 'integer', default: 0 })
  rows: Opt<number> = 0;

  @Property({ type: 'uuid' })
  createdBy!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Embedded(() => Attempts, { prefix: false })
  attempts: Opt<Attempts> = new Attempts();
}
