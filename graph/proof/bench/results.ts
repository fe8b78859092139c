import type { Figures, Measured } from './measure.ts';

/** The results for one size of the catalogue. */
export interface SizeResult {
  products: number;
  measured: Measured[];
  /** Memory of each process of the shop after the load. Bytes. */
  rss: number[];
}

/** The throughput of one number of processes. */
export interface ProcessesResult {
  processes: number;
  /** By scenario. */
  perSecond: Record<string, number>;
}

/** The effect of one optimisation. */
export interface WithoutResult {
  measure: string;
  scenario: string;
  whole: Figures;
  without: Figures;
}

/** From starting the shop until it takes requests, in milliseconds. */
export interface StartResult {
  postgres: number;
  /** On the built-in database, with the demo shop. */
  folder: number;
}

/** All results of the benchmark. */
export interface Results {
  /** YYYY-MM-DD. */
  date: string;
  /** The machine and its software, in words. */
  machine: string;
  sizes: SizeResult[];
  processes: ProcessesResult[];
  without: WithoutResult[];
  /** Null when it was not measured. */
  start: StartResult | null;
}
