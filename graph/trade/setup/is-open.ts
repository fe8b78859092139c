import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import type { Ports } from '../../core/ports.ts';
import { findSetting, type SettingDeps } from '../../platform/settings/find-setting.ts';
import { type PaymentGroup, paymentMethodSettings } from '../payment-methods/payment-method-settings.ts';
import { openingSetting } from './opening-setting.ts';

type Deps = SettingDeps & { ports: Pick<Ports, 'gateways'> };

/** Whether no payment provider takes real money. */
export const isSandbox = ({ gateways }: Pick<Ports, 'gateways'>): boolean =>
  Object.values(gateways).every(({ sandbox }) => sandbox);

/** Whether a method without a provider is offered, such as a bank transfer: its money is real whatever the providers are. */
export const isPaidDirectly = ({ methods }: Pick<PaymentGroup, 'methods'>): boolean =>
  methods.some(({ isActive, provider }) => isActive && provider === null);

/** Whether orders are paid with real money. Up to two seconds old. */
export const takesRealMoney = async (deps: Deps): Promise<boolean> =>
  !isSandbox(deps.ports) || isPaidDirectly(await findSetting(deps, paymentMethodSettings));

/** Whether shoppers may enter: once the shop was opened, and always while no order is paid with real money. Up to two seconds old. */
export async function isOpen(deps: Deps): Promise<boolean> {
  if (!(await takesRealMoney(deps))) return true;
  return (await findSetting(deps, openingSetting)).openedAt !== null;
}

/** Errors: SHOP_CLOSED before the shop is open, but for staff. */
export async function refuseClosed(ctx: Context): Promise<void> {
  if (ctx.actor.isStaff || (await isOpen(ctx))) return;
  throw new DomainError('SHOP_CLOSED', 'This shop is not open yet. Nothing was ordered.');
}
