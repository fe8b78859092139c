import * as t from '#messages/admin/payments';
import { ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useRecheckCheckoutMutation } from './RecheckCheckout.generated.tsx';

interface RecheckCheckoutProps {
  checkoutId: string;
  /** Names the row that the button stands in. */
  of: string;
}

/** For admins: looks for payments of a checkout at the provider, and settles what it finds. */
export function RecheckCheckout({ checkoutId, of }: RecheckCheckoutProps) {
  const [recheck, { loading }] = useRecheckCheckoutMutation();
  const onClick = () => {
    recheck({ variables: { checkoutId } }).then(
      ({ data }) => toast(data?.recheckCheckout ? t.itIsPaidNow : t.noPaymentOfItWas),
      ignoreShown,
    );
  };
  return (
    <Button variant="outlined" size="small" loading={loading} onClick={onClick}>
      {t.checkAgain(<VisuallyHidden>, {of}</VisuallyHidden>)}
    </Button>
  );
}
