import Box from '@mui/material/Box';
import { useId } from 'react';
import * as t from '#messages/orders';
import { actionButton } from '../../apollo/action-buttons.tsx';
import { useMailedText } from '../../ui/useMailed.tsx';
import { useText } from '../../ui/useText.ts';
import { useDeliverOrderMutation } from './DeliverOrder.generated.tsx';
import { deliveryQuestion } from './delivery-question.ts';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';
import { ShortDate } from './ShortDate.tsx';

const Deliver = actionButton(useDeliverOrderMutation);

/** For admins: marks the order as delivered or picked up, after a confirmation. */
export function DeliverOrder({ order, isMain = true }: { order: OrderDetailFragment; isMain?: boolean }) {
  const text = useText();
  const { id, isDelivered, deliveredAt, refund, shippingMethod } = order;
  const isFetched = shippingMethod?.kind === 'PICKUP';
  const refundedAt = isDelivered ? null : refund?.refundedAt;
  const question = deliveryQuestion(order, useMailedText());
  const reasonId = useId();
  return (
    <div>
      <Deliver
        {...question}
        variables={{ id }}
        done={isFetched ? t.pickedUp : text(t.orderDelivered)}
        fullWidth
        size="large"
        variant={refundedAt || !isMain ? 'outlined' : 'contained'}
        disabled={isDelivered}
        loadingPosition="start"
        aria-describedby={isDelivered || refundedAt ? reasonId : undefined}
      >
        {isFetched ? t.markAsDelivered(isFetched) : text(t.deliverOrder)}
      </Deliver>
      {(isDelivered || refundedAt) && (
        <Box id={reasonId} sx={{ mt: 1, fontSize: '0.875rem', textAlign: 'center', color: 'text.secondary' }}>
          {isDelivered ? t.deliveredAlreadyOn(isFetched) : t.nothingIsToBeDelivered(isFetched)}
          <ShortDate iso={refundedAt ?? deliveredAt} />
        </Box>
      )}
    </div>
  );
}
