/** What a report adds up by. SQL names a movement as `m`: a row of `movements`, or of `shares`. */
export interface Dimension {
  /** Whether movements are divided among lines and shipping. */
  isOfShares?: boolean;
  /** SQL of the key of a row as text; null is a row as well. */
  key: string;
  /** SQL of the key of stored sums, by default the one that is stored. */
  storedKey?: string;
  /** Tables that it reads besides. */
  joins?: string;
  /** SQL of a name for `row.key`. */
  name?: string;
  /** SQL of the aggregates of a row that say where it is taxed: a country, and basis points. */
  country?: string;
  rate?: string;
  /** Movements that it is about, by default all. */
  where?: string;
  /** Whether it has a row for each step of its period. Its key has the time zone as a parameter. */
  isTime?: boolean;
}

/** The order of a movement, as `o`. */
export const ORDER = 'join orders o on o.id = m.order_id';
