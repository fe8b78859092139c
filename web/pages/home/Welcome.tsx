import { ProductRow } from '../../features/catalog/ProductRow.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { Shelf } from './Shelf.tsx';
import { useWelcomeQuery } from './Welcome.generated.tsx';

/** As many as stand on the shelf, and in a row. */
const ON_SHELF = 5;
const IN_ROW = 4;

/** What the home page has above its list. `listed` are the products of that list: none is shown twice. */
export function Welcome({ listed }: { listed: readonly { id: string }[] }) {
  const { data } = useWelcomeQuery();
  if (!data) return null;
  const shown = new Set(listed.map(({ id }) => id));
  const take = <Product extends { id: string }>(products: Product[], count: number) => {
    const taken = products.filter(({ id }) => !shown.has(id)).slice(0, count);
    for (const { id } of taken) shown.add(id);
    return taken;
  };
  const shelf = take(data.bestSelling.products, ON_SHELF);
  const topRated = take(data.topRated.products, IN_ROW);
  const reduced = take(data.reduced.products, IN_ROW);
  return (
    <>
      {shelf.length === ON_SHELF && <Shelf products={shelf} />}
      <CategoryTiles categories={data.categories.filter(({ parentId }) => parentId === null)} />
      <ProductRow title="Top rated" products={topRated.length === IN_ROW ? topRated : []} />
      <ProductRow title="Reduced" products={reduced} />
    </>
  );
}
