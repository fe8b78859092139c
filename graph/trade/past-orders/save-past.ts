import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { columnNames } from '../../core/columns-of.ts';
import { PastCustomer } from './past-customer.entity.ts';
import { PastOrder } from './past-order.entity.ts';

/** What a file says of a customer or an order. */
export type PastCustomerValues = Omit<PastCustomer, 'id'>;
export type PastOrderValues = Omit<PastOrder, 'id'>;

/** What became of one: by its place in the list. */
export type Saved = 'created' | 'updated' | 'unchanged';

export const savePastCustomers = (em: SqlEntityManager, rows: readonly PastCustomerValues[]) =>
  save(em, { table: 'past_customers', entity: PastCustomer }, rows);

export const savePastOrders = (em: SqlEntityManager, rows: readonly PastOrderValues[]) =>
  save(em, { table: 'past_orders', entity: PastOrder }, rows);

/**
 * Writes rows that are identified by their source and number: new ones are added, and those that the file has otherwise are changed. Rows are locked in
 * one order, so that two imports of a file wait for each other.
 */
async function save(
  em: SqlEntityManager,
  { table, entity }: { table: 'past_customers' | 'past_orders'; entity: object },
  rows: readonly (PastCustomerValues | PastOrderValues)[],
): Promise<Saved[]> {
  if (rows.length === 0) return [];
  const all = columnNames(entity);
  const compared = all.filter((name) => !['id', 'source', 'number'].includes(name));
  const list = (names: readonly string[], of: string) => names.map((name) => `${of}"${name}"`).join(', ');
  const written = await em.execute<{ source: string; number: string; added: boolean }[]>(
    `insert into ${table} as stored (${list(all, '')})
     select ${list(all, 'given.')} from jsonb_populate_recordset(null::${table}, ?::jsonb) as given
     order by given.source, given.number
     on conflict (source, number) do update set ${compared.map((name) => `"${name}" = excluded."${name}"`).join(', ')}
       where (${list(compared, 'stored.')}) is distinct from (${list(compared, 'excluded.')})
     returning source, number, xmax = 0 as added`,
    [JSON.stringify(rows.map((row) => inColumns({ id: v7(), ...row })))],
  );
  const added = new Map(written.map((row) => [`${row.source} ${row.number}`, row.added]));
  return rows.map(({ source, number }) => {
    const isAdded = added.get(`${source} ${number}`);
    return isAdded === undefined ? 'unchanged' : isAdded ? 'created' : 'updated';
  });
}

const inColumns = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
