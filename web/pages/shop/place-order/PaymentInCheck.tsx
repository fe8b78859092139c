import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
      <PageTitle title="Place Order" />
      <Typography variant="h1">Your payment is being checked</Typography>
      <Message severity="info">
        You have paid and will not be charged again. Your order appears here as soon as the payment is
        confirmed; if it cannot be made, you get your money back in full.
      </Message>
      <SubmitButton type="button" pending={isChecking} onClick={onCheck}>
        Check again
      </SubmitButton>
    </Box>
  );
}
