import { v5 } from 'uuid';

/** The name space of payments by bank transfers. Never changed. */
const TRANSFERS = '2b0e5d3c-9a3d-4c3b-8a1e-6f6a6f1f5f0d';

/** The id of the payment of a transfer. It is made of the reference of the bank, so that a transfer is booked once. */
export const transferPaymentId = (reference: string): string => `manual_${v5(reference.trim(), TRANSFERS)}`;
