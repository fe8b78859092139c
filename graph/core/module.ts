import { DailyRun } from './daily-run.entity.ts';
import { defineModule, deletionJob } from './define-module.ts';
import { commonErrors } from './errors.ts';
import { Event } from './event.entity.ts';
import { JobLease } from './job-lease.entity.ts';
import { RateLimitCount } from './rate-limit.entity.ts';

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
    rateLimits: deletionJob(RateLimitCount, 'endsAt'),
    // Those of types with a number of days.
    events: deletionJob(Event, 'expiresAt'),
  },
});
