import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A group of settings that differs from its default, see `StoredSettings`. */
@Entity({ tableName: 'settings' })
export class Setting {
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'json' })
  value!: object;

  /** Counts its edits, so that nobody overwrites one that was not seen. */
  @Property({ type: 'integer', default: 1 })
  version: number = 1;

  @Property({ type: 'datetime' })
  updatedAt!: Date;
}
