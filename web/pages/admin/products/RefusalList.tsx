import * as t from '#messages/admin/products';
import type { Outcome } from '../../../features/catalog/useInParts.ts';
import { Money } from '../../../ui/Money.tsx';
import type { ListedProductFragment } from './AdminProductsPage.generated.tsx';
import { unitsOf } from './changes.ts';

/** Products that are named in one sentence. */
const FEW = 3;

/** A reason for each product that was refused. Those without an answer share one sentence: of them nothing is known. */
export function RefusalList({
  outcome: { refused, unknown },
}: {
  outcome: Pick<Outcome<ListedProductFragment>, 'refused' | 'unknown'>;
}) {
  const answered = refused.filter(({ isLost }) => !isLost);
  const lost = refused.filter(({ isLost }) => isLost).map(({ thing }) => thing.name);
  return (
    <>
      {unknown > 0 && <p>{t.answerLost(unknown, named(lost.slice(0, unknown)))}</p>}
      {lost.length > unknown && <p>{t.neverSent(lost.length - unknown)}</p>}
      {answered.length > 0 && (
        <ul>
          {answered.map(({ thing, message }) => (
            <li key={thing.id}>
              <b>{thing.name}</b>: {message} <Now product={thing} />
            </li>
          ))}
        </ul>
      )}
      <p>{t.theyStaySelected}</p>
    </>
  );
}

const named = (names: readonly string[]) => t.names(names.slice(0, FEW).join(', '), names.length - FEW);

/** What is sent as seen when it is tried again. */
function Now({ product }: { product: ListedProductFragment }) {
  const { price, priceRange } = product;
  const highest = priceRange.max;
  const prices = (
    <>
      <Money cents={price} />
      {highest > price && (
        <>
          –<Money cents={highest} />
        </>
      )}
    </>
  );
  return t.isNow(prices, unitsOf(product));
}
