import { defineModule } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { customers } from '../customers/module.ts';
import { promotions } from '../promotions/module.ts';
import { Segment } from './segment.entity.ts';
import { SegmentsResolver } from './segments.resolver.ts';
import { lockSegment, segmentsOf } from './segments-of.ts';

const events = {
  'segment.created': eventType<Changes>('segment', 'A segment of customers was saved.'),
  'segment.renamed': eventType<Changes>('segment', 'A segment of customers was renamed.'),
  'segment.filter_changed': eventType<Changes>(
    'segment',
    'The conditions of a segment of customers were changed.',
  ),
  'segment.deleted': eventType<Changes>('segment', 'A segment of customers was deleted.'),
};

const errors = { SEGMENT_IN_USE: 409 };

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Errors extends Own<typeof errors> {}
}

export const segments = defineModule({
  name: 'segments',
  uses: [accounts, customers, promotions],
  entities: [Segment],
  resolvers: [SegmentsResolver],
  events,
  errors,
  provides: { segmentsOf, lockSegment },
});
