import { agentOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';
import { blockKeys, type Place } from './block-keys.ts';
import type { BlockKind } from './blocked-buyer.entity.ts';

const findBlocks = prepared<{ kind: BlockKind }, [kinds: string[], hashes: string[]]>(
  'select kind from blocked_buyers where (kind, hash) in (select * from unnest($1::text[], $2::text[]))',
);

const WORDS: Record<BlockKind, string> = {
  email: 'e-mail address',
  phone: 'phone number',
  address: 'address',
};

type PlaceWithPhone = Place & { phone?: string | null };

/**
 * Refuses a purchase of a buyer who is blocked by the e-mail address, an address or its phone number, before anything is held or charged. Buyers learn no reason; staff who order for somebody do.
 * Errors: PURCHASE_REFUSED.
 */
export async function refuseBlocked(
  { em, actor }: Pick<Context, 'em' | 'actor'>,
  email: string | null | undefined,
  addresses: readonly (PlaceWithPhone | null | undefined)[],
): Promise<void> {
  const keys = blockKeys({ email, addresses, phones: addresses.map((address) => address?.phone) });
  const [block] = await findBlocks(
    em,
    keys.map(({ kind }) => kind),
    keys.map(({ hash }) => hash),
  );
  if (!block) return;
  throw new DomainError(
    'PURCHASE_REFUSED',
    agentOf(actor)
      ? `The ${WORDS[block.kind]} of this customer is blocked. Unblock it first.`
      : 'The shop cannot take this order. Nothing was charged. Please contact the shop.',
  );
}
