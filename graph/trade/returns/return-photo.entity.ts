import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Return } from './return.entity.ts';

/** A photo of what comes back. It stands in the database, so that it is erased in the transaction that erases its person. */
@Entity({ tableName: 'return_photos' })
export class ReturnPhoto {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Index()
  @ManyToOne(() => Return, { deleteRule: 'cascade' })
  return!: Rel<Return>;

  /** As the shop encoded it, without metadata. */
  @Property({ type: 'blob' })
  jpeg!: Uint8Array;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
