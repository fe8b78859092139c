import { DomainError } from '../../core/errors.ts';
import { fieldError } from '../../core/validation.ts';

/** When a product is put on sale, and when it is taken off. */
export interface PublicationTimes {
  publishAt: Date | null;
  unpublishAt: Date | null;
}

/** SQL of a time of a product as programs write it, such as "2026-11-30T07:00:00.000Z"; null without one. */
export const timeOf = (column: 'publish_at' | 'unpublish_at', products = 'products') =>
  `(select to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from publications where product_id = ${products}.id)`;

/** What an edit says of them; what is left out stays. */
export type TimesInput = { [Key in keyof PublicationTimes]?: PublicationTimes[Key] | undefined };

interface Drafts {
  wasDraft: boolean;
  isDraft: boolean;
}

/** A form without seconds says "now" with a time that is over already. */
const LATE_MS = 60_000;
const LATEST_MS = 2 * 365 * 24 * 60 * 60_000;

/**
 * The times after an edit. A product that is switched by hand loses the time that would have switched it the same way, unless the edit names
 * another one.
 */
export function timesAfter(
  before: PublicationTimes,
  { publishAt, unpublishAt }: TimesInput,
  { wasDraft, isDraft }: Drafts,
): PublicationTimes {
  const isTakenOff = isDraft && !wasDraft;
  return {
    publishAt: publishAt === undefined ? (isDraft ? before.publishAt : null) : publishAt,
    unpublishAt: unpublishAt === undefined ? (isTakenOff ? null : before.unpublishAt) : unpublishAt,
  };
}

/**
 * Errors, which name the field: PUBLISH_TIME_PAST for a new time that is over; PUBLISH_TIMES_REVERSED for an end that is not after the
 * beginning; BAD_USER_INPUT for one too far away, and a beginning of what is on sale already.
 */
export function checkTimes(
  before: PublicationTimes,
  after: PublicationTimes,
  isDraft: boolean,
  now: number,
): void {
  const { publishAt, unpublishAt } = after;
  for (const field of ['publishAt', 'unpublishAt'] as const) {
    const at = after[field]?.getTime();
    if (at === undefined || at === before[field]?.getTime()) continue;
    if (at < now - LATE_MS)
      throw wrong('PUBLISH_TIME_PAST', field, `${NAMES[field]} in the past. Choose a time from now on.`);
    if (at > now + LATEST_MS)
      throw fieldError(field, `${NAMES[field]} in more than two years. Choose an earlier time.`);
  }
  if (publishAt && !isDraft)
    throw fieldError(
      'publishAt',
      'It would be on sale already. Make it a draft to put it on sale by itself later.',
    );
  if (publishAt && unpublishAt && unpublishAt <= publishAt)
    throw wrong(
      'PUBLISH_TIMES_REVERSED',
      'unpublishAt',
      'It would be taken off sale before it is put on sale. Choose a later end.',
    );
}

const NAMES = { publishAt: 'It would be put on sale', unpublishAt: 'It would be taken off sale' };

function wrong(
  code: 'PUBLISH_TIME_PAST' | 'PUBLISH_TIMES_REVERSED',
  field: keyof PublicationTimes,
  message: string,
): DomainError {
  return new DomainError(code, message, { fields: { [field]: message } });
}
