import { setTimeout as wait } from 'node:timers/promises';
import { OpenMoneyDocument } from '../testing/operations.generated.ts';
import type { Crowd } from './crowd.ts';
import type { Report } from './drill.ts';
import { signInAdmin } from './people.ts';
import { readShopRecords } from './shop-records.ts';
import type { Stage } from './stage.ts';
import { verify } from './verify.ts';

/** The clients that bought, and their history of responses. */
export type Customers = Pick<Crowd, 'purchases' | 'statuses' | 'bought' | 'acknowledged' | 'leave'>;

/** Seconds within which the shop must settle the payments that clients left unfinished. */
const SETTLED_WITHIN_S = 60;

/**
 * The end of every drill with a crowd, on a shop that runs again: lets the clients finish, waits until the shop has
 * settled every payment, stops it, and holds the history and the invariants against its records.
 */
export async function conclude({ shop, ...stage }: Stage, crowd: Customers): Promise<Report> {
  await crowd.leave();
  const settledAfter = await untilSettled(shop.url);
  await shop.stop();
  const broken = [
    ...verify(crowd.purchases, await readShopRecords(stage)),
    ...(await stage.brokenInvariants(crowd.acknowledged)),
  ];
  if (settledAfter === null)
    broken.push(`payments were not settled ${SETTLED_WITHIN_S} seconds after the last client left`);
  const wrong = crowd.statuses.get(500) ?? 0;
  if (wrong > 0) broken.push(`${wrong} requests got status 500`);
  if (shop.exits > 0) broken.push(`the shop ended ${shop.exits} times by itself`);
  const ends = Map.groupBy(crowd.purchases, ({ end, code }) => code ?? end);
  return {
    figures: {
      'acknowledged orders': crowd.bought,
      attempts: listed(new Map([...ends].map(([end, { length }]) => [end, length]))),
      'responses by status (0: none)': listed(crowd.statuses),
      'seconds until all payments were settled': settledAfter ?? `more than ${SETTLED_WITHIN_S}`,
    },
    broken,
  };
}

function listed(counts: Map<string | number, number>): string {
  return [...counts].map(([what, count]) => `${what} ${count}`).join(', ');
}

/** Seconds until the admin's money check reported no open payment; null when it always reported one. */
export async function untilSettled(url: string): Promise<number | null> {
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 100) / 10;
  const admin = await signInAdmin(url);
  do {
    const after = seconds();
    const reply = await admin.graphql(OpenMoneyDocument, {});
    if (reply.kind === 'ok' && reply.data.problems.length + reply.data.underway.length === 0) return after;
    await wait(1_000);
  } while (seconds() < SETTLED_WITHIN_S);
  return null;
}
