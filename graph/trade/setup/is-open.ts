import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import type { Ports } from '../../core/ports.ts';
import { findSetting, type SettingDeps } from '../../platform/settings/find-setting.ts';
import { openingSetting } from './opening-setting.ts';

/** Whether no payment method takes real money. */
export const isSandbox = ({ gateways }: Pick<Ports, 'gateways'>): boolean =>
  Object.values(gateways).every(({ sandbox }) => sandbox);

/** Whether shoppers may enter: once the shop was opened, and always while payments are a sandbox. Up to two seconds old. */
export async function isOpen(deps: SettingDeps & { ports: Pick<Ports, 'gateways'> }): Promise<boolean> {
  if (isSandbox(deps.ports)) return true;
  return (await findSetting(deps, openingSetting)).openedAt !== null;
}

/** Errors: SHOP_CLOSED before the shop is open, but for staff. */
export async function refuseClosed(ctx: Context): Promise<void> {
  if (ctx.actor.isStaff || (await isOpen(ctx))) return;
  throw new DomainError('SHOP_CLOSED', 'This shop is not open yet. Nothing was ordered.');
}
