import { conclude, untilSettled } from './conclude.ts';
import { Crowd } from './crowd.ts';
import type { Drill } from './drill.ts';
import { mailFigures, openMailServer, sendDueMails, verifyMails } from './mails.ts';
import { openStage } from './stage.ts';

export const mailServerOff: Drill = {
  name: 'mail-server-off',
  about: 'the mail server is away while 20 clients pay 200 orders, and comes back',
  async run({ clients = 20, orders = 200, ...options }) {
    const mailServer = await openMailServer();
    const stage = await openStage({ ...options, settings: { ...options.settings, ...mailServer.settings } });
    const { shop } = stage;
    try {
      await mailServer.start();
      await shop.start();
      const crowd = await Crowd.gather({ url: shop.url, size: clients, seed: options.seed });
      crowd.start();
      await crowd.buys(clients);
      await mailServer.stop();
      const before = crowd.bought;
      await crowd.buys(orders);
      const meanwhile = crowd.bought - before;
      await mailServer.start();
      await crowd.leave();
      await untilSettled(shop.url);
      const sentAfter = await sendDueMails(shop.url);
      const { figures, broken } = await conclude(stage, crowd);
      return {
        figures: {
          'orders paid without a mail server': meanwhile,
          'seconds until all mails were sent': sentAfter ?? 'never',
          ...mailFigures(mailServer),
          ...figures,
        },
        broken: [...broken, ...(await verifyMails(stage, mailServer))],
      };
    } finally {
      await stage.close();
      await mailServer.stop();
    }
  },
};
