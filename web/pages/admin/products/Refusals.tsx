import * as t from '#messages/admin/products';
import type { Outcome } from '../../../features/catalog/useInParts.ts';
import { Button } from '../../../ui/Button.tsx';
import { InfoDialog } from '../../../ui/InfoDialog.tsx';
import type { ListedProductFragment } from './AdminProductsPage.generated.tsx';
import { RefusalList } from './RefusalList.tsx';

interface RefusalsProps {
  outcome: Outcome<ListedProductFragment>;
  /** They are sent again. */
  pending: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Says which products were not changed and why, and of which that is not known. They stay selected. */
export function Refusals({ outcome, pending, onRetry, onClose }: RefusalsProps) {
  const { done, same, refused, unknown } = outcome;
  return (
    <InfoDialog
      title={t.outcome(done.length - same.length, refused.length - unknown, unknown)}
      action={
        <Button variant="contained" loading={pending} onClick={onRetry}>
          {t.tryTheRestAgain(refused.length)}
        </Button>
      }
      onClose={onClose}
    >
      <RefusalList outcome={outcome} />
    </InfoDialog>
  );
}
