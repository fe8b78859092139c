import * as t from '#messages/returns';
import { ignoreShown } from '../../../../apollo/errors.ts';
import type { OrderAccess } from '../../../../features/orders/CancelOrder.tsx';
import { ConfirmButton } from '../../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { useCancelLinkedReturnMutation, useCancelReturnMutation } from './OrderReturns.generated.tsx';

interface CancelReturnProps {
  id: string;
  link?: OrderAccess;
  onDone: () => void;
}

/** For the buyer: takes a return back that the shop has not answered, after a confirmation. */
export function CancelReturn({ id: returnId, link, onDone }: CancelReturnProps) {
  const [cancel, own] = useCancelReturnMutation();
  const [cancelLinked, linked] = useCancelLinkedReturnMutation({ fetchPolicy: 'no-cache' });
  const send = () => {
    const sent = link
      ? cancelLinked({ variables: { input: { returnId, token: link.token } } })
      : cancel({ variables: { input: { returnId } } });
    sent.then(() => {
      toast(t.returnCancelled);
      onDone();
    }, ignoreShown);
  };
  return (
    <ConfirmButton
      question={t.doNotReturnThis}
      consequence={t.youKeepIt}
      action={t.yesCancelIt}
      refusal={t.goOn}
      onConfirm={send}
      size="small"
      variant="outlined"
      sx={{ mt: 1 }}
      loading={own.loading || linked.loading}
    >
      {t.doNotReturn}
    </ConfirmButton>
  );
}
