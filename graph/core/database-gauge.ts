/** A metric that is read from the database: the same for all processes, and it survives restarts. */
export interface DatabaseGauge {
  name: string;
  help: string;
  /** A SELECT of one row. Each column is a value of the label `state`. */
  sql: string;
}
