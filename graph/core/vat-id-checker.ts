/** What VIES says of a VAT id. `unavailable` is no answer: the register of that country, or the way there, was down. */
export interface VatIdAnswer {
  result: 'valid' | 'invalid' | 'unavailable';
  /** The number by which the seller proves that it asked. */
  consultation: string | null;
}

/** Asks the registers of the member states of the EU. It never throws, and answers within five seconds. */
export interface VatIdChecker {
  /** Both ids have the prefix of their country, such as "DE136695976". */
  check(vatId: string, requester: string): Promise<VatIdAnswer>;
}
