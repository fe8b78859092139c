import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/place-order';
import { Message } from '../../../ui/Message.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';

interface PaymentInCheckProps {
  isChecking: boolean;
  onCheck: () => void;
}

/** Replaces the page while it is not known whether the payment arrived, so that it cannot be paid again. */
export function PaymentInCheck({ isChecking, onCheck }: PaymentInCheckProps) {
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageTitle title={t.placeOrder} />
      <Typography variant="h1">{t.yourPaymentIsBeingChecked}</Typography>
      <Message severity="info">{t.youHavePaidAndWill}</Message>
      <SubmitButton type="button" pending={isChecking} onClick={onCheck}>
        {t.checkAgain}
      </SubmitButton>
    </Box>
  );
}
