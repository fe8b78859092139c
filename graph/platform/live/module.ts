import { defineModule, deletionJob } from '../../core/define-module.ts';
import { accounts } from '../../people/accounts/module.ts';
import { Presence } from './presence.entity.ts';
import { PresenceResolver } from './presence.resolver.ts';
import { presenceData } from './presence-data.ts';

export const live = defineModule({
  name: 'live',
  uses: [accounts],
  entities: [Presence],
  resolvers: [PresenceResolver],
  jobs: { presences: deletionJob(Presence, 'expiresAt') },
  personalData: [presenceData],
});
