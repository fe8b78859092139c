import * as t from '#messages/admin/products';
import type { Outcome } from '../../../features/catalog/useInParts.ts';
import { Button } from '../../../ui/Button.tsx';
import { InfoDialog } from '../../../ui/InfoDialog.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { ListedProductFragment } from './AdminProductsPage.generated.tsx';

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
        {refused.map(({ thing: { id, name, price, priceRange, countInStock }, message }) => (
          <li key={id}>
            <b>{name}</b>: {message} <Now {...{ price, highest: priceRange.max, countInStock }} />
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
function Now({ price, highest, countInStock }: { price: number; highest: number; countInStock: number }) {
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
  return t.isNow(prices, countInStock);
}
