import type { Failpoint } from '../../core/failpoint.ts';
import { conclude, untilSettled } from './conclude.ts';
import { Crowd } from './crowd.ts';
import type { Drill } from './drill.ts';
import { mailFigures, openMailServer, sendDueMails, verifyMails } from './mails.ts';
import { openStage } from './stage.ts';
import { within } from './within.ts';

const ORDERS_BETWEEN = 5;
/** The places between two steps that cannot be one: here the shop, or its provider, has done what the other has not. */
const points: Failpoint[] = [
  'checkout.held',
  'checkout.providerOrderMade',
  'payment.captured',
  'payment.recorded',
  'payment.committed',
  'webhook.settled',
  'event.recorded',
  'mail.sent',
];

export const killAtFailpoint: Drill = {
  name: 'kill-at-failpoint',
  about:
    'the shop dies at each of eight places between two steps of a payment or a mail, while 20 clients buy (20 cycles each)',
  async run({
    cycles = 20,
    seconds = Number.POSITIVE_INFINITY,
    clients = 20,
    orders = ORDERS_BETWEEN,
    ...options
  }) {
    const mailServer = await openMailServer();
    const stage = await openStage({ ...options, settings: { ...options.settings, ...mailServer.settings } });
    const { shop } = stage;
    try {
      await mailServer.start();
      // Not the first time that it comes there: between two deaths it works.
      const dyingAt = (point: Failpoint) => ({ FAILPOINT: `${point}:crash:${orders}` });
      await shop.start(dyingAt(points[0]!));
      const crowd = await Crowd.gather({ url: shop.url, size: clients, seed: options.seed });
      crowd.start();
      let kills = 0;
      const end = Date.now() + seconds * 1_000;
      for (let cycle = 1; cycle <= cycles && Date.now() < end; cycle++) {
        for (const point of points) {
          if (kills > 0) {
            await shop.kill();
            shop.launch(dyingAt(point));
          }
          await within(60_000, shop.ended(), `The shop did not come to ${point}.`);
          kills += 1;
        }
        await shop.start();
        await crowd.buys(orders);
        options.say(`${cycle} of ${cycles}: ${crowd.bought} orders`);
      }
      await crowd.leave();
      // A payment that is settled late is confirmed by a mail.
      await untilSettled(shop.url);
      await sendDueMails(shop.url);
      const { figures, broken } = await conclude(stage, crowd);
      return {
        figures: { 'kills at a failpoint': kills, ...mailFigures(mailServer), ...figures },
        broken: [...broken, ...(await verifyMails(stage, mailServer))],
      };
    } finally {
      await stage.close();
      await mailServer.stop();
    }
  },
};
