export interface DrillOptions {
  /** How often the fault happens; the drill's own number unless given. */
  cycles?: number;
  /** How long a fault lasts, the drill's own time unless given; or how long it is repeated at most. */
  seconds?: number;
  /** How many people buy; the drill's own number unless given. */
  clients?: number;
  /** How many orders are acknowledged between two faults, in drills that wait for them. */
  orders?: number;
  /** How many abandoned checkouts are in the database, in drills that are about them. */
  abandoned?: number;
  /** Begins the random choices, so that a run can be repeated. */
  seed: number;
  engine: 'postgres' | 'pglite';
  /** Settings of the shop, such as WORKERS. */
  settings: Record<string, string>;
  /** Prints progress. */
  say(line: string): void;
}

/** The result of a drill. */
export interface Report {
  /** What was counted and measured, in the order to be printed. */
  figures: Record<string, number | string>;
  /** Promises that were not kept, one sentence each. */
  broken: string[];
  /** Promised times that were exceeded, one sentence each: on a machine that is busy with other things they are. */
  late?: string[];
}

/** A fault that is brought about on purpose, while people buy, and what must hold then. */
export interface Drill {
  name: string;
  /** One line for the list of drills. */
  about: string;
  run(options: DrillOptions): Promise<Report>;
}
