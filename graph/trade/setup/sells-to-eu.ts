import { MEMBER_STATES } from '#money/eu';
import { hasCountry, type ShippingZone } from '#money/shipping-zones';
import type { Context } from '../../core/context.ts';
import { findRules } from '../tax/find-rules.ts';

/** Whether a shipping method that is offered brings orders to a member state of the EU. */
export async function sellsToEu(ctx: Context): Promise<boolean> {
  return shipsToEu((await findRules(ctx)).shippingMethods);
}

export const shipsToEu = (methods: readonly ShippingZone[]): boolean =>
  methods.some((method) => MEMBER_STATES.some((country) => hasCountry(method, country)));
