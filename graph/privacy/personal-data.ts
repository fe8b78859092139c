import { accountData } from '../accounts/personal-data.ts';
import { addressData } from '../addresses/personal-data.ts';
import { authenticationData } from '../authentication/personal-data.ts';
import { checkoutData } from '../checkout/personal-data.ts';
import type { PersonalData } from '../core/personal-data.ts';
import { mailData } from '../mail/personal-data.ts';
import { orderData } from '../orders/personal-data.ts';
import { paymentData } from '../payments/personal-data.ts';
import { promotionData } from '../promotions/personal-data.ts';
import { recoveryData } from '../recovery/personal-data.ts';
import { reviewData } from '../reviews/personal-data.ts';
import { staffData } from '../staff/personal-data.ts';
import { storedCartData } from '../stored-carts/personal-data.ts';

/** What each room stores about people, in the order of the export. */
export const personalData: readonly PersonalData[] = [
  accountData,
  addressData,
  authenticationData,
  reviewData,
  checkoutData,
  orderData,
  paymentData,
  promotionData,
  mailData,
  recoveryData,
  staffData,
  storedCartData,
];
