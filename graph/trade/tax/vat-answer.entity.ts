import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What VIES answered within the last day. An id of which it did not answer has no row. */
@Entity({ tableName: 'vat_answers' })
export class VatAnswer {
  /** With its prefix, such as "DE136695976". */
  @PrimaryKey({ type: 'text' })
  vatId!: string;

  @Property({ type: 'boolean' })
  isValid!: boolean;

  /** The number of the answer, if VIES gave one. */
  @Property({ type: 'text', nullable: true })
  consultation: string | null = null;

  @Property({ type: 'datetime' })
  @Index()
  checkedAt!: Date;
}
