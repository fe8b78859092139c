import { v7 } from 'uuid';

/** A code that every buyer can use: each checkout with it changes the same counter. */
export const CODE = 'BENCHMARK';

const insert = (values: string) =>
  `insert into promotions (id, title, kind, value, is_automatic, stacks, max_uses, created_at) ${values}`;

/** The promotion of that code. */
export function promotionsSql(): string[] {
  const id = v7();
  return [
    insert(`values ('${id}', 'One for all', 'percent', 1000, false, false, 100000000, now())`),
    `insert into promotion_codes (code_key, promotion_id) values ('${CODE}', '${id}')`,
  ];
}

const AUTOMATIC = 'Benchmark, automatic';

/** 20 promotions that apply by themselves, half of them beside others. */
export const addAutomatic = insert(
  `select gen_random_uuid(), '${AUTOMATIC}', case when n % 2 = 0 then 'percent' else 'amount' end, 100 + n, true, n < 10, null, now()
   from generate_series(0, 19) n`,
);
export const removeAutomatic = `delete from promotions where title = '${AUTOMATIC}'`;
