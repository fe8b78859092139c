/** The sum of its variants, of which none counts below zero. */
export const stockOf = (products: string) =>
  `(select coalesce(sum(greatest(v.count_in_stock, 0)), 0)::int from variants v where v.product_id = ${products}.id and v.deleted_at is null)`;

/** What can be bought of its variants beyond their stock. By an index of those that may be sold so, which most products have none of. */
export const backorderUnitsOf = (products: string) =>
  `(select coalesce(sum(greatest(0, least(v.backorder_limit, v.count_in_stock + v.backorder_limit))), 0)::int
    from variants v where v.product_id = ${products}.id and v.backorder_limit is not null and v.deleted_at is null)`;
