import * as t from '#messages/admin/products';
import type { Outcome } from '../../../features/catalog/useInParts.ts';
import { Button } from '../../../ui/Button.tsx';
import { InfoDialog } from '../../../ui/InfoDialog.tsx';
import type { ListedProductFragment } from './AdminProductsPage.generated.tsx';

interface RefusalsProps {
  outcome: Outcome<ListedProductFragment>;
  /** They are sent again. */
  pending: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Lists the products that were not changed, with the reasons. They stay selected. */
export function Refusals({ outcome: { done, refused }, pending, onRetry, onClose }: RefusalsProps) {
  return (
    <InfoDialog title={t.changedNot(done.length, refused.length)} onClose={onClose}>
      <ul>
        {refused.map(({ thing: { id, name }, message }) => (
          <li key={id}>
            <b>{name}</b>: {message}
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
