import type { Context } from '../../core/context.ts';

/** What settling a payment needs; the webhook and the reconciler have no actor. */
export type SettleDeps = Pick<Context, 'em' | 'ports'> & Partial<Pick<Context, 'actor'>>;
