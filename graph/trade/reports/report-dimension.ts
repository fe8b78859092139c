import { describeEnum } from '../../core/describe-enum.ts';
import type { Dimension } from './dimension.ts';
import { byCategory } from './dimensions/by-category.ts';
import { byCountry } from './dimensions/by-country.ts';
import { byDiscountCode } from './dimensions/by-discount-code.ts';
import { byPaymentMethod } from './dimensions/by-payment-method.ts';
import { byProduct } from './dimensions/by-product.ts';
import { byReturnReason } from './dimensions/by-return-reason.ts';
import { byTaxCountry } from './dimensions/by-tax-country.ts';
import { byTaxRate } from './dimensions/by-tax-rate.ts';
import { byDay, byMonth, byWeek } from './dimensions/by-time.ts';

export const ReportDimension = {
  DAY: 'DAY',
  WEEK: 'WEEK',
  MONTH: 'MONTH',
  PRODUCT: 'PRODUCT',
  CATEGORY: 'CATEGORY',
  COUNTRY: 'COUNTRY',
  TAX_RATE: 'TAX_RATE',
  TAX_COUNTRY: 'TAX_COUNTRY',
  DISCOUNT_CODE: 'DISCOUNT_CODE',
  PAYMENT_METHOD: 'PAYMENT_METHOD',
  RETURN_REASON: 'RETURN_REASON',
} as const;
export type ReportDimension = (typeof ReportDimension)[keyof typeof ReportDimension];

describeEnum('ReportDimension', ReportDimension, 'What a report adds up by.', {
  DAY: 'Days of the time zone of the shop.',
  WEEK: 'Weeks, from Monday on.',
  MONTH: 'Months of the calendar.',
  PRODUCT: 'Products. Shipping has no key.',
  CATEGORY:
    'The categories in which products are now. Shipping, and products without a category, have no key.',
  COUNTRY: 'Countries that orders are shipped to.',
  TAX_RATE: 'Tax rates, of lines and shipping.',
  TAX_COUNTRY: 'Countries and tax rates, as returns of the One Stop Shop of the EU have them.',
  DISCOUNT_CODE:
    'Discount codes; several codes of one order are a row of their own. Orders without one have the titles of their automatic promotions, or no key.',
  PAYMENT_METHOD: 'Payment methods, as buyers chose them.',
  RETURN_REASON:
    'Refunds alone, by the reasons of their returns, or WITHDRAWAL. Those without a return have no key.',
});

export const dimensions: Readonly<Record<ReportDimension, Dimension>> = {
  DAY: byDay,
  WEEK: byWeek,
  MONTH: byMonth,
  PRODUCT: byProduct,
  CATEGORY: byCategory,
  COUNTRY: byCountry,
  TAX_RATE: byTaxRate,
  TAX_COUNTRY: byTaxCountry,
  DISCOUNT_CODE: byDiscountCode,
  PAYMENT_METHOD: byPaymentMethod,
  RETURN_REASON: byReturnReason,
};
