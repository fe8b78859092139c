import { defineModule, dueJob } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { products } from '../products/module.ts';
import { PriceSchedule } from './price-schedule.entity.ts';
import { PriceSchedulesResolver } from './price-schedules.resolver.ts';
import { scheduleQueue } from './schedule-queue.ts';

const events = {
  'price.scheduled': eventType<Changes>('product', 'A price was planned that begins and ends by itself.'),
  'price.ended': eventType<Changes>(
    'product',
    'A planned price ended, and the price that was set meanwhile stayed.',
  ),
  'price.unscheduled': eventType<Changes>('product', 'A planned price was cancelled.'),
};

const errors = {
  SCHEDULES_OVERLAP: 409,
};

const failpoints = ['schedules.locked', 'schedules.run'] as const;

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Errors extends Own<typeof errors> {}
  interface Failpoints extends Names<typeof failpoints> {}
}

export const prices = defineModule({
  name: 'prices',
  uses: [products],
  entities: [PriceSchedule],
  resolvers: [PriceSchedulesResolver],
  events,
  errors,
  failpoints,
  queues: [scheduleQueue],
  jobs: { prices: dueJob(scheduleQueue) },
});
