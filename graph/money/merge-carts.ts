import { MAX_CODES } from './promotion.ts';

/** What a cart has of a variant. */
export interface CartPiece {
  variantId: string;
  qty: number;
}

/**
 * A three-way merge by variant: `mine` and `stored` were made from `base`. What was changed on one side wins; of what was changed
 * on both, the larger number. So a line is removed only if one side removed it and the other left it alone. The lines of
 * `stored` come first. What a line has besides its quantity is taken from `mine`.
 */
export function mergeLines<Each extends CartPiece>(
  base: readonly CartPiece[],
  mine: readonly Each[],
  stored: readonly Each[],
): Each[] {
  const [before, here, there] = [base, mine, stored].map(quantities) as [Counts, Counts, Counts];
  const lines = new Map([...stored, ...mine].map((line) => [line.variantId, line]));
  return [...lines.values()].flatMap((line) => {
    const [old, own, other] = [before, here, there].map((counts) => counts.get(line.variantId) ?? 0) as Three;
    const qty = own === old ? other : other === old ? own : Math.max(own, other);
    return qty === 0 ? [] : { ...line, qty };
  });
}

/** The same of discount codes. */
export function mergeCodes(
  base: readonly string[],
  mine: readonly string[],
  stored: readonly string[],
): string[] {
  const units = (codes: readonly string[]) => codes.map((code) => ({ variantId: code, qty: 1 }));
  return mergeLines(units(base), units(mine), units(stored)).map(({ variantId }) => variantId);
}

/** How the number of units of a line changed; 0 without a line. */
export interface QtyChange<Each> {
  line: Each;
  from: number;
  to: number;
}

/** How the lines of a cart changed. */
export function qtyChanges<Each extends CartPiece>(
  before: readonly Each[],
  after: readonly Each[],
): QtyChange<Each>[] {
  const [old, now] = [quantities(before), quantities(after)];
  const lines = new Map([...before, ...after].map((line) => [line.variantId, line]));
  return [...lines.values()]
    .map((line) => ({ line, from: old.get(line.variantId) ?? 0, to: now.get(line.variantId) ?? 0 }))
    .filter(({ from, to }) => from !== to);
}

/** Lines and discount codes of a cart, which counts its changes. */
export interface StoredContent<Each> {
  version: number;
  lines: Each[];
  codes: string[];
}

/**
 * A stored cart with what a browser made from `base`. What changes nothing leaves the version, so that devices that sync in
 * turn come to rest.
 */
export function mergeContent<Each extends CartPiece>(
  { version, lines, codes }: StoredContent<Each>,
  base: { lines: readonly CartPiece[]; codes: readonly string[] },
  sent: { lines: readonly Each[]; codes: readonly string[] },
): StoredContent<Each> {
  const merged = {
    lines: mergeLines(base.lines, sent.lines, lines),
    codes: mergeCodes(base.codes, sent.codes, codes).slice(0, MAX_CODES),
  };
  const isSame = qtyChanges(lines, merged.lines).length === 0 && codes.join() === merged.codes.join();
  return { ...merged, version: isSame ? version : version + 1 };
}

type Counts = ReadonlyMap<string, number>;
type Three = [number, number, number];

function quantities(lines: readonly CartPiece[]): Counts {
  return new Map(lines.map(({ variantId, qty }) => [variantId, qty]));
}
