import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { consumeOfNetwork } from '../../core/network-limits.ts';
import { consume, type RateLimit } from '../../core/rate-limit.ts';
import type { VatIdAnswer } from '../../core/vat-id-checker.ts';
import { VatAnswer } from './vat-answer.entity.ts';

/** How long an answer counts. */
const VALID_MS = 24 * 60 * 60_000;
const ofPerson: RateLimit = { name: 'VAT ids', most: 20, minutes: 60, what: 'VAT ids' };
/** Of a network, whose people may be many. */
const ofNetwork: RateLimit = { ...ofPerson, name: 'VAT ids of a network', most: 100 };
/** Most questions at once of this process: while VIES hangs, carts of others do not wait for it. */
const MOST_AT_ONCE = 10;
let running = 0;

type Answer = VatIdAnswer & { checkedAt: string | null };

/** What VIES says of a VAT id, or has said within a day. Each question counts for the person and the network. It never throws for VIES or a limit. */
export async function askVies(ctx: Context, vatId: string, requester: string): Promise<Answer> {
  const em = ctx.em.fork();
  const now = ctx.ports.now();
  const known = await em.findOne(VatAnswer, { vatId });
  if (known && isRecent(known.checkedAt, now)) return answerOf(known);
  if (running >= MOST_AT_ONCE || !(await mayAsk(ctx))) return unavailable;
  running += 1;
  try {
    const { result, consultation } = await ctx.ports.vatIds.check(vatId, requester);
    if (result === 'unavailable') return unavailable;
    const answer = { vatId, isValid: result === 'valid', consultation, checkedAt: now };
    await em.upsert(VatAnswer, answer);
    return answerOf(answer);
  } finally {
    running -= 1;
  }
}

const unavailable: Answer = { result: 'unavailable', consultation: null, checkedAt: null };

const isRecent = (checkedAt: Date, now: Date) => now.getTime() - checkedAt.getTime() < VALID_MS;

const answerOf = ({ isValid, consultation, checkedAt }: Omit<VatAnswer, 'vatId'>): Answer => ({
  result: isValid ? 'valid' : 'invalid',
  consultation,
  checkedAt: checkedAt.toISOString(),
});

/** Counts a question. Whoever asked too often is taxed, as when VIES is down. */
async function mayAsk(ctx: Context): Promise<boolean> {
  const person = ctx.actor.viewer ?? ctx.actor.buyer;
  try {
    if (person) await consume(ctx, ofPerson, person.id);
    await consumeOfNetwork(ctx, ofNetwork);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}
