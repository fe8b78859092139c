import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';

/** A text that buyers have agreed to. It stays when the page changes or is deleted: orders refer to it. */
@Entity({ tableName: 'agreed_texts' })
@Unique({ properties: ['page', 'version'] })
export class AgreedText {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  /** The page that it was on, which may be gone. */
  @Property({ type: 'uuid' })
  page!: string;

  @Property({ type: 'integer' })
  version!: number;

  @Property({ type: 'text' })
  title!: string;

  /** Markdown. */
  @Property({ type: 'text' })
  body!: string;

  /** Since when the page said it. */
  @Property({ type: 'datetime' })
  updatedAt!: Date;
}
