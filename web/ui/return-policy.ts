import type { ReturnOffer } from './settings.ts';

/** How items can be sent back, in the words of schema.org. */
export const returnPolicy = ({ days, fees, countries }: ReturnOffer) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: countries,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: days,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: `https://schema.org/${fees === 'shop' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
});
