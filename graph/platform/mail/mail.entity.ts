import type { Opt } from '@mikro-orm/core';
import { Embedded, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Attempts } from '../../core/attempts.ts';
import type { MailContent } from '../../core/mailer.ts';
import { SqlIndex } from '../../core/sql-index.ts';

/**
 * A mail to one person, due until it is sent or failed for good. It has no text: that is made when the mail is sent or shown. Its
 * Message-ID is made from `id`, so that a mail which is sent again after a crash is the same message.
 */
@Entity({ tableName: 'mails' })
@SqlIndex(
  `create index "mails_due_index" on "mails" ("next_attempt_at" nulls first) where "sent_at" is null and "failed_at" is null`,
)
@SqlIndex(`create index "mails_failed_index" on "mails" ("failed_at") where "failed_at" is not null`)
@SqlIndex(`create index "mails_sent_index" on "mails" ("sent_at") where "sent_at" is not null`)
@SqlIndex(`create index "mails_order_index" on "mails" ("order_id", "id") where "order_id" is not null`)
@SqlIndex(`create unique index "mails_key_unique" on "mails" ("type", "key") where "key" is not null`)
export class Mail {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  /** One that a module declares in `mails`. */
  @Property({ type: 'text' })
  type!: string;

  /** The account that it is sent to; null when there is none. */
  @Index()
  @Property({ type: 'uuid', nullable: true })
  userId: string | null = null;

  /** The order that it is about. */
  @Property({ type: 'uuid', nullable: true })
  orderId: string | null = null;

  /** Empty once the person was erased. */
  @Property({ type: 'text' })
  toAddress!: string;

  @Property({ type: 'text' })
  toName!: string;

  /** With which it was sent last; the text is not kept. */
  @Property({ type: 'text', nullable: true })
  subject: string | null = null;

  /** Ids and numbers that the text needs. Never names, addresses or secrets. */
  @Property({ type: 'json', default: '{}' })
  data: Record<string, unknown> = {};

  /** A mail that may come once only: there is one of its type with this key. */
  @Property({ type: 'text', nullable: true })
  key: string | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  sentAt: Date | null = null;

  /** What was sent, in the sandbox mailbox alone: it may bear a secret. */
  @Property({ type: 'json', nullable: true })
  kept: MailContent | null = null;

  /** When it was given up. */
  @Property({ type: 'datetime', nullable: true })
  failedAt: Date | null = null;

  @Embedded(() => Attempts, { prefix: false })
  attempts: Opt<Attempts> = new Attempts();
}
