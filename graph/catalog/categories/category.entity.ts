import type { Opt, Rel } from '@mikro-orm/core';
import { Embedded, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Attempts } from '../../core/attempts.ts';

/**
 * A category of products. Its products have a copy of its name, which search and the API read. Names are unique in the whole
 * tree, since a product names its category by its text.
 */
@Entity({ tableName: 'categories' })
export class Category {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Unique()
  @Property({ type: 'text' })
  name!: string;

  /** The last part of its address. */
  @Unique()
  @Property({ type: 'text' })
  slug!: string;

  @ManyToOne(() => Category, { nullable: true, deleteRule: 'no action' })
  parent: Rel<Category> | null = null;

  /** Place among those with the same parent. */
  @Property({ type: 'integer', default: 0 })
  position: Opt<number> = 0;

  /** Plain text, may be empty. */
  @Property({ type: 'text', default: '' })
  description: Opt<string> = '';

  /** Whether buyers cannot withdraw from what is in it, or below it, such as what is made to order. */
  @Property({ type: 'boolean', default: false })
  noWithdrawal: Opt<boolean> = false;

  /** Names that it had before: a text names it by them as long as no other category has the name. The latest one is the last. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  formerNames: Opt<string[]> = [];

  /** The same for its address: pages at an earlier one lead to the present one. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  formerSlugs: Opt<string[]> = [];

  /** Set while products have a copy of an older name: see `renameQueue`. */
  @Property({ type: 'datetime', nullable: true })
  renamedAt: Date | null = null;

  /** The attempts to renew the copies of its name. */
  @Embedded(() => Attempts, { prefix: '' })
  copying: Opt<Attempts> = new Attempts();
}
