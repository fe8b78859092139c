/** What buyers read of the check of their VAT id. */
export const reasons = {
  EXEMPT: 'VAT id valid: no tax (intra-community supply).',
  NOT_A_VAT_ID: 'This is not a VAT id of the EU, so the order is taxed as usual.',
  SAME_COUNTRY: 'This VAT id is of the country of the shop, so the order is taxed as usual.',
  NOT_SENT_ABROAD: 'The order is not sent to another member state of the EU, so it is taxed as usual.',
  INVALID: 'This VAT id is not valid in VIES, so the order is taxed as usual.',
  UNAVAILABLE: 'This VAT id cannot be checked now, so the order is taxed as usual.',
};
