/** A variant as the page of its product offers it. */
export interface Choice {
  id: string;
  /** Its value of each option. */
  options: string[];
  availableQuantity: number;
}

/** The value that is chosen of each option; undefined where none is. */
export type Chosen = readonly (string | undefined)[];

/** What is chosen at first: the variant of the address, else only what there is no choice of. */
export function firstChoice(
  variants: readonly Choice[],
  options: readonly { values: readonly string[] }[],
  id: string | null,
): Chosen {
  const linked = variants.find((variant) => variant.id === id);
  return linked?.options ?? options.map(({ values }) => (values.length === 1 ? values[0] : undefined));
}

/** The variants that have what is chosen: one of them when all is chosen. */
export function variantsWith<Each extends Choice>(variants: readonly Each[], chosen: Chosen): Each[] {
  return variants.filter((variant) => has(variant, chosen));
}

/** Another value is chosen. Values of other options are kept as long as something with them all can be bought. */
export function choose(
  variants: readonly Choice[],
  chosen: Chosen,
  { index, value }: { index: number; value: string },
): Chosen {
  return chosen.reduce<Chosen>(
    (next, other, at) => {
      const kept = at === index ? next : next.with(at, other);
      return variants.some((variant) => variant.availableQuantity > 0 && has(variant, kept)) ? kept : next;
    },
    chosen.map((_, at) => (at === index ? value : undefined)),
  );
}

/** Whether nothing with this value can be bought beside what is chosen of the options before it. */
export function isSoldOut(
  variants: readonly Choice[],
  chosen: Chosen,
  { index, value }: { index: number; value: string },
): boolean {
  const wanted = [...chosen.slice(0, index), value];
  return !variants.some((variant) => variant.availableQuantity > 0 && has(variant, wanted));
}

const has = ({ options }: Choice, chosen: Chosen) =>
  chosen.every((value, at) => value === undefined || options[at] === value);
