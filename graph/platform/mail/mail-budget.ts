import { createHash } from 'node:crypto';
import { mailboxOf } from '../../core/email-address.ts';
import { DomainError } from '../../core/errors.ts';
import { consume, type LimitsContext, type RateLimit, refuseUsedUp } from '../../core/rate-limit.ts';

/** Mails that a mailbox gets without having asked, from all doors and everybody together. */
const unasked: RateLimit = {
  name: 'unasked mail',
  most: 3,
  minutes: 60,
  what: 'mails to this e-mail address',
};

/** Whether a mailbox may get one more mail that it did not ask for, which is counted then. */
export function takeMail(deps: LimitsContext, address: string, limit = unasked): Promise<boolean> {
  return consume(deps, limit, keyOf(address)).then(
    () => true,
    (error) => {
      if (error instanceof DomainError && error.code === 'RATE_LIMITED') return false;
      throw error;
    },
  );
}

/** Refuses what would mail to a mailbox that gets no more such mails for now. Counts nothing. Errors: RATE_LIMITED. */
export function refuseFullMailbox(ctx: LimitsContext, address: string): Promise<void> {
  return refuseUsedUp(ctx, [unasked, keyOf(address)]);
}

/** Counts a mail that somebody asks for who is not limited by it elsewhere. Errors: RATE_LIMITED. */
export function limitMails(ctx: LimitsContext, limit: RateLimit, address: string): Promise<void> {
  return consume(ctx, limit, keyOf(address));
}

/** Hashed: what is counted outlives an account that is erased. */
const keyOf = (address: string) => createHash('sha256').update(mailboxOf(address)).digest('base64url');
