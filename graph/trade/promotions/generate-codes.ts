import { randomBytes } from 'node:crypto';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { prepared } from '../../core/prepared.ts';
import { recordEvent } from '../../core/record-event.ts';
import { fieldError } from '../../core/validation.ts';
import { PromotionCode } from './promotion-code.entity.ts';
import type { GenerateCodesInput } from './promotions.inputs.ts';
import { findForEdit } from './save-promotion.ts';

/** 32 letters and digits that are not mistaken for each other. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Of five random bits each: 50 bits. */
const LENGTH = 10;
/** Most codes of a promotion. */
const MOST = 100_000;

const insertCodes = prepared<object, [promotion: string, codes: readonly string[]]>(
  'insert into promotion_codes (code_key, promotion_id, max_uses) select code, $1::uuid, 1 from unnest($2::text[]) as code',
);

/**
 * Generates codes of a promotion, each for one use: a text with one code a line. Errors: NOT_FOUND; BAD_USER_INPUT for an
 * automatic promotion, and for more codes than a promotion has.
 */
export async function generateCodes(
  ctx: Context,
  { promotionId, count, prefix }: GenerateCodesInput,
): Promise<string> {
  return inTransaction(ctx.em.fork(), async (em) => {
    const promotion = await findForEdit(em, promotionId);
    if (promotion.isAutomatic) throw fieldError('count', 'An automatic promotion has no codes.');
    if ((await em.count(PromotionCode, { promotion })) + count > MOST)
      throw fieldError('count', `A promotion has at most ${MOST} codes. Make another promotion.`);
    const codes = Array.from(
      { length: count },
      () => `${prefix ? `${prefix.toUpperCase()}-` : ''}${random()}`,
    );
    await insertCodes(em, promotion.id, codes);
    await recordEvent(em, ctx, {
      type: 'promotion.codes_generated',
      subject: promotion.id,
      data: { name: promotion.title, count },
    });
    return codes.join('\n');
  });
}

function random(): string {
  return [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
