import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A provider event that has been dealt with, so that a repeated delivery is not. */
@Entity({ tableName: 'webhook_events' })
export class WebhookEvent {
  /** The provider's id, see `storedId`. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'datetime' })
  receivedAt!: Date;
}
