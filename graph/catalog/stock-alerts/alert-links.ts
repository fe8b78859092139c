import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { countingWrong, hashToken, newToken, tokenInvalid } from '../../people/accounts/tokens/tokens.ts';
import { StockAlert } from './stock-alert.entity.ts';
import { StockAlertLink } from './stock-alert-link.entity.ts';

/** Stores a new link to an alert and returns its secret, to be mailed to its address. */
export async function issueAlertLink(em: SqlEntityManager, alert: string, now: Date): Promise<string> {
  const { token, hash } = newToken();
  await em.insert(StockAlertLink, { hash, alert, createdAt: now });
  return token;
}

/** The alert that a mailed link is about, with its variant and product. Errors: TOKEN_INVALID for an unknown link and once the alert is deleted; RATE_LIMITED. */
export function findLinkedAlert(ctx: Context, token: string): Promise<StockAlert> {
  return countingWrong(ctx, async () => {
    const em = ctx.em.fork();
    const link = await em.findOne(StockAlertLink, { hash: hashToken(token) });
    const alert =
      link &&
      (await em.findOne(
        StockAlert,
        { id: link.alert.id, expiresAt: { $gt: ctx.ports.now() } },
        { populate: ['variant.product'] },
      ));
    if (!alert) throw tokenInvalid();
    return alert;
  });
}
