import type { Dimension } from '../dimension.ts';

/** Refunds by the reason of their returns: WITHDRAWAL of withdrawals, which need none; refunds without a return have no key. */
export const byReturnReason: Dimension = {
  isOfShares: true,
  where: 'not m.is_sale',
  joins: `left join credits c on c.id = m.credit_id left join returns on returns.id = c.return_id
    left join return_lines rl on rl.return_id = returns.id and rl.order_line_id = m.line_id`,
  key: `case when returns.kind = 'withdrawal' then 'WITHDRAWAL' else upper(coalesce(rl.reason, case when returns.id is not null then 'other' end)) end`,
};
