import type { SharedReads } from '../../core/ports.ts';

/** A thing that makes the shop fast, and how to do without it. */
interface Measure {
  /** What is left of what is kept. */
  leave: (kept: SharedReads) => SharedReads;
  /** Where it should tell. */
  scenarios: string[];
}

/** For what is read anew each time. */
const anew = <T>(_question: string, read: () => Promise<T>) => read();

/** All of them together. */
export const NOTHING_KEPT = 'anything kept';

/** The measures that can be taken out, by name. */
export const measures: Record<string, Measure> = {
  'rendered pages kept': {
    leave: (kept) => ({
      ...kept,
      of: (question, read, options) =>
        question.startsWith('page ') ? read() : kept.of(question, read, options),
    }),
    scenarios: ['home page', 'product page'],
  },
  'totals and places of long lists kept': {
    leave: (kept) => ({ ...kept, lasting: anew }),
    scenarios: ['list, last page', 'list, any page', 'admin orders, undelivered'],
  },
  'answers kept for guests': {
    leave: (kept) => ({ ...kept, of: anew }),
    scenarios: ['list, page 1', 'search, common', 'product'],
  },
  [NOTHING_KEPT]: {
    leave: (kept) => ({ ...kept, of: anew, lasting: anew }),
    scenarios: ['list, page 1', 'product'],
  },
};
