import * as t from '#messages/admin/products';
import type { Outcome } from '../../../features/catalog/useInParts.ts';
import { Button } from '../../../ui/Button.tsx';
import { InfoDialog } from '../../../ui/InfoDialog.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { ListedProductFragment } from './AdminProductsPage.generated.tsx';
import { unitsOf } from './changes.ts';

interface RefusalsProps {
  outcome: Outcome<ListedProductFragment>;
  /** They are sent again. */
  pending: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Lists the products that were not changed, with the reasons. They stay selected. */
export function Refusals({ outcome: { done, refused, unknown }, pending, onRetry, onClose }: RefusalsProps) {
  return (
    <InfoDialog title={t.outcome(done.length, refused.length - unknown, unknown)} onClose={onClose}>
      <ul>
        {refused.map(({ thing, message }) => (
          <li key={thing.id}>
            <b>{thing.name}</b>: {message} <Now product={thing} />
          </li>
        ))}
      </ul>
      <p>{t.theyStaySelected}</p>
      <Button variant="outlined" loading={pending} onClick={onRetry}>
        {t.tryTheRestAgain(refused.length)}
      </Button>
    </InfoDialog>
  );
}

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
