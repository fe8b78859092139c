import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/admin/ui';
import { toast } from './toast.tsx';

interface Chosen<Row> {
  list: string;
  rows: ReadonlyMap<string, Row>;
  /** The part of the list in which each row was seen last. */
  parts: ReadonlyMap<string, string>;
  /** How many rows were chosen, and are no longer in their part of the list. */
  left: number;
}

/** What was chosen at a place of the history of the browser: Back leads to it. */
let kept: { place: string; chosen: Chosen<{ id: string }> } | null = null;

const nothing = (list: string) => ({ list, rows: new Map(), parts: new Map(), left: 0 });

/**
 * What is chosen of a list, also on its other pages. Another list begins without any. `most`: how many can be changed at once.
 * `part` names the page that `rows` are, in its order, once they are there: a chosen row that leaves it is chosen no longer.
 */
export function useSelection<Row extends { id: string }>(
  list: string,
  rows: readonly Row[],
  most: number,
  part: string | null = null,
) {
  const place = useLocation().key;
  const [known, setChosen] = useState(
    () => (kept?.place === place ? kept.chosen : nothing(list)) as Chosen<Row>,
  );
  const [last, setLast] = useState<string | null>(null);
  const chosen = followed(known.list === list ? known : nothing(list), rows, part);
  if (chosen.list === known.list && chosen !== known) setChosen(chosen);
  useEffect(() => {
    kept = { place, chosen };
  }, [place, chosen]);
  const selected = chosen.rows;
  const keep = (ids: ReadonlySet<string>) =>
    setChosen({ ...chosen, left: 0, rows: new Map([...selected].filter(([id]) => ids.has(id))) });
  const select = (changed: readonly Row[], isSelected = true) => {
    const next = new Map(selected);
    for (const row of changed) {
      if (isSelected) next.set(row.id, row);
      else next.delete(row.id);
    }
    if (next.size > most) {
      toast(t.atMostCanBeSelected(most), { variant: 'warning' });
      return;
    }
    setChosen({ ...chosen, rows: next, left: 0 });
  };
  /** Chooses a row or not; with `isRange` also those between it and the one before. */
  const toggle = (row: Row, isRange: boolean) => {
    const [from, to] = [rows.findIndex(({ id }) => id === last), rows.indexOf(row)].sort((a, b) => a - b);
    const range = isRange && from! >= 0 ? rows.slice(from, to! + 1) : [row];
    setLast(row.id);
    select(range, !selected.has(row.id));
  };
  return {
    most,
    /** As they are in the list now, if they are on this page of it. */
    selected: [...selected.values()].map((row) => rows.find(({ id }) => id === row.id) ?? row),
    /** How many rows are chosen no longer, because they left the list. */
    left: chosen.left,
    has: ({ id }: Row) => selected.has(id),
    select,
    toggle,
    /** Chooses those with these ids alone, of the chosen ones. */
    keep,
    clear: () => keep(new Set()),
  };
}

export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>;

/** What is still chosen, now that a part of the list has these rows. */
export function followed<Row extends { id: string }>(
  chosen: Chosen<Row>,
  rows: readonly Row[],
  part: string | null,
): Chosen<Row> {
  if (part === null) return chosen;
  const here = new Set(rows.map(({ id }) => id));
  const ids = [...chosen.rows.keys()];
  const isLost = (id: string) => !here.has(id) && chosen.parts.get(id) === part;
  const isNew = (id: string) => here.has(id) && chosen.parts.get(id) !== part;
  if (!ids.some((id) => isLost(id) || isNew(id))) return chosen;
  const left = ids.filter((id) => !isLost(id));
  return {
    ...chosen,
    rows: new Map(left.map((id) => [id, chosen.rows.get(id)!])),
    parts: new Map(left.map((id) => [id, here.has(id) ? part : (chosen.parts.get(id) ?? '')])),
    left: chosen.left + ids.length - left.length,
  };
}
