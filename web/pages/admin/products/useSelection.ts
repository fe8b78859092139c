import { useState } from 'react';
import * as t from '#messages/admin/products';
import { toast } from '../../../ui/toast.tsx';
import type { ListedProductFragment } from './AdminProductsPage.generated.tsx';

type Product = ListedProductFragment;

/** Most products that the server changes at once. */
export const MOST = 500;

/** The products that are chosen in a list, also on its other pages. Another list begins without any. */
export function useSelection(list: string, rows: readonly Product[]) {
  const [chosen, setChosen] = useState({ list, products: new Map<string, Product>() });
  const [last, setLast] = useState<string | null>(null);
  const products = chosen.list === list ? chosen.products : new Map<string, Product>();
  const select = (changed: readonly Product[], isSelected = true) => {
    const next = new Map(products);
    for (const product of changed) {
      if (isSelected) next.set(product.id, product);
      else next.delete(product.id);
    }
    if (next.size > MOST) {
      toast(t.atMostProductsCanBe(MOST), { variant: 'warning' });
      return;
    }
    setChosen({ list, products: next });
  };
  /** Chooses a product or not; with `isRange` also those between it and the one before. */
  const toggle = (product: Product, isRange: boolean) => {
    const [from, to] = [rows.findIndex(({ id }) => id === last), rows.indexOf(product)].sort((a, b) => a - b);
    const range = isRange && from! >= 0 ? rows.slice(from, to! + 1) : [product];
    setLast(product.id);
    select(range, !products.has(product.id));
  };
  const keep = (ids: ReadonlySet<string>) =>
    setChosen({ list, products: new Map([...products].filter(([id]) => ids.has(id))) });
  return {
    /** As they are in the list now, if they are on this page of it. */
    products: [...products.values()].map((product) => rows.find(({ id }) => id === product.id) ?? product),
    has: ({ id }: Product) => products.has(id),
    select,
    toggle,
    /** Chooses those with these ids alone, of the chosen ones. */
    keep,
    clear: () => keep(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
