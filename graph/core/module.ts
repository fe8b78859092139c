import { DailyRun } from './daily-run.entity.ts';
import { defineModule } from './define-module.ts';
import { deleteExpiredEvents } from './delete-expired-events.ts';
import { commonErrors } from './errors.ts';
import { Event } from './event.entity.ts';
import { JobLease } from './job-lease.entity.ts';
import { RateLimitCount } from './rate-limit.entity.ts';
import { deleteOldCounts } from './rate-limit.ts';

const failpoints = ['event.recorded'] as const;

declare module './declarations.ts' {
  interface Failpoints extends Names<typeof failpoints> {}
}

export const core = defineModule({
  name: 'core',
  uses: [],
  entities: [DailyRun, Event, JobLease, RateLimitCount],
  errors: commonErrors,
  failpoints,
  jobs: {
    rateLimits: { run: ({ em, ports }) => deleteOldCounts(em.fork(), ports.now()) },
    events: { run: ({ em, ports }) => deleteExpiredEvents(em.fork(), ports.now()) },
  },
});
