import type { PaymentResultInput } from '../../schema.generated.ts';
import type { PaymentRequestFragment } from './PaymentRequest.generated.tsx';

export interface WidgetRequest {
  payment: PaymentRequestFragment;
  shopName: string;
  customer: { name: string; email: string };
  /** A payment was refused. The widget stays open, so that the shopper may try again. */
  onRefused: (reason: string) => void;
  /** Closes the window when it is aborted, as if the shopper had. */
  signal?: AbortSignal;
}

export type WidgetResult = PaymentResultInput | 'dismissed' | 'unavailable';
