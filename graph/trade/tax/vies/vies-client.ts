import type { VatIdAnswer, VatIdChecker } from '../../../core/vat-id-checker.ts';

const URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number';
const TIMEOUT_MS = 5_000;

interface ViesOptions {
  url?: string;
  timeoutMs?: number;
}

/** The REST API of VIES, by which the European Commission asks the registers of the member states. */
export function viesClient({ url = URL, timeoutMs = TIMEOUT_MS }: ViesOptions = {}): VatIdChecker {
  return {
    async check(vatId, requester): Promise<VatIdAnswer> {
      const [countryCode, vatNumber] = split(vatId);
      const [requesterMemberStateCode, requesterNumber] = split(requester);
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ countryCode, vatNumber, requesterMemberStateCode, requesterNumber }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        return answerOf(response.ok ? await response.json() : null);
      } catch {
        return UNAVAILABLE;
      }
    },
  };
}

export const UNAVAILABLE: VatIdAnswer = { result: 'unavailable', consultation: null };

/** An error of a register is a response without `valid`, or with `actionSucceed: false`. */
function answerOf(body: unknown): VatIdAnswer {
  const { valid, requestIdentifier, actionSucceed } = Object(body) as Record<string, unknown>;
  if (typeof valid !== 'boolean' || actionSucceed === false) return UNAVAILABLE;
  const consultation =
    typeof requestIdentifier === 'string' && requestIdentifier ? requestIdentifier.slice(0, 100) : null;
  return { result: valid ? 'valid' : 'invalid', consultation };
}

const split = (id: string) => [id.slice(0, 2), id.slice(2)];
