import Box from '@mui/material/Box';
import { useId } from 'react';
import { ignoreShown } from '../../apollo/errors.ts';
import { Confirmed } from '../../ui/ConfirmDialog.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useText } from '../../ui/useText.ts';
import { useDeliverOrderMutation } from './DeliverOrder.generated.tsx';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';
import { ShortDate } from './ShortDate.tsx';

/** For admins: marks the order as delivered, after a confirmation. */
export function DeliverOrder({ order }: { order: OrderDetailFragment }) {
  const text = useText();
  const { id, isPaid, isDelivered, deliveredAt, refund } = order;
  const isRefunded = Boolean(refund?.refundedAt);
  const isAsPlanned = isPaid && !isRefunded;
  const reasonId = useId();
  const [markDelivered, { loading }] = useDeliverOrderMutation();
  const deliver = () => {
    markDelivered({ variables: { id } }).then(() => toast(text('Deliverd')), ignoreShown);
  };
  return (
    <div>
      <Confirmed
        title={
          isRefunded
            ? 'This order was refunded'
            : isPaid
              ? 'Is this order delivered?'
              : 'This order is not paid'
        }
        action={isAsPlanned ? 'Mark as delivered' : 'Deliver anyway'}
        onConfirm={deliver}
        button={(ask) => (
          <SubmitButton
            fullWidth
            type="button"
            pending={loading}
            disabled={isDelivered}
            aria-describedby={isDelivered ? reasonId : undefined}
            onClick={ask}
          >
            {text('Order Delever')}
          </SubmitButton>
        )}
      >
        {isAsPlanned ? 'The customer gets a mail that says so.' : 'Mark it as delivered all the same?'} This
        cannot be taken back.
      </Confirmed>
      {isDelivered && (
        <Box id={reasonId} sx={{ mt: 1, fontSize: '0.875rem', textAlign: 'center', color: 'text.secondary' }}>
          Delivered already, on <ShortDate iso={deliveredAt} />
        </Box>
      )}
    </div>
  );
}
