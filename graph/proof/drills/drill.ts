export interface DrillOptions {
  /** How often the fault happens. Each drill has a default. */
  cycles?: number;
  /** Seconds that a fault lasts, or is repeated at most. Each drill has a default. */
  seconds?: number;
  /** How many people buy. Each drill has a default. */
  clients?: number;
  /** How many orders are acknowledged between two faults, in drills that wait for them. */
  orders?: number;
  /** How many abandoned checkouts are in the database, for drills that use them. */
  abandoned?: number;
  /** Seed of the random choices, so that a run can be repeated. */
  seed: number;
  engine: 'postgres' | 'pglite';
  /** Folders with the data of a demo shop that was stopped, for each engine. Without, the first start makes them. */
  seeded?: Record<DrillOptions['engine'], string>;
  /** Settings of the shop, such as WORKERS. */
  settings: Record<string, string>;
  /** Prints progress. */
  say(line: string): void;
}

/** The result of a drill. */
export interface Report {
  /** Counts and measurements, in the order of printing. */
  figures: Record<string, number | string>;
  /** Broken promises, one sentence each. */
  broken: string[];
  /** Exceeded time limits, one sentence each. A busy machine can cause them as well. */
  late?: string[];
}

/** A fault that is injected while people buy, and the promises that must hold. */
export interface Drill {
  name: string;
  /** One line for the list of drills. */
  about: string;
  run(options: DrillOptions): Promise<Report>;
}
