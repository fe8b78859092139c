import { useState } from 'react';
import * as t from '#messages/admin/ui';
import { toast } from './toast.tsx';

/** What is chosen of a list, also on its other pages. Another list begins without any. `most`: how many can be changed at once. */
export function useSelection<Row extends { id: string }>(list: string, rows: readonly Row[], most: number) {
  const [chosen, setChosen] = useState({ list, rows: new Map<string, Row>() });
  const [last, setLast] = useState<string | null>(null);
  const selected = chosen.list === list ? chosen.rows : new Map<string, Row>();
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
    setChosen({ list, rows: next });
  };
  /** Chooses a row or not; with `isRange` also those between it and the one before. */
  const toggle = (row: Row, isRange: boolean) => {
    const [from, to] = [rows.findIndex(({ id }) => id === last), rows.indexOf(row)].sort((a, b) => a - b);
    const range = isRange && from! >= 0 ? rows.slice(from, to! + 1) : [row];
    setLast(row.id);
    select(range, !selected.has(row.id));
  };
  const keep = (ids: ReadonlySet<string>) =>
    setChosen({ list, rows: new Map([...selected].filter(([id]) => ids.has(id))) });
  return {
    most,
    /** As they are in the list now, if they are on this page of it. */
    selected: [...selected.values()].map((row) => rows.find(({ id }) => id === row.id) ?? row),
    has: ({ id }: Row) => selected.has(id),
    select,
    toggle,
    /** Chooses those with these ids alone, of the chosen ones. */
    keep,
    clear: () => keep(new Set()),
  };
}

export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>;
