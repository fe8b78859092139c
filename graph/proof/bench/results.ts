import type { Figures, Measured } from './measure.ts';

/** What came out for one size of the catalogue. */
export interface SizeResult {
  products: number;
  measured: Measured[];
  /** Memory of each process of the shop after the load. Bytes. */
  rss: number[];
}

/** What one number of processes serves. */
export interface ProcessesResult {
  processes: number;
  /** By scenario. */
  perSecond: Record<string, number>;
}

/** What one of the things that make the shop fast is good for. */
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

/** All that the benchmark finds out. */
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
