import type { ReactNode } from 'react';

export const jobs = 'Jobs';
export const refresh = 'Refresh';
export const nothingIsDue = 'Nothing is due.';
export const due = (due: number) => `${due} due.`;
export const nothingHasFailed = 'Nothing has failed.';
export const failed = (name: string) => `Failed ${name}`;
export const id = 'ID';
export const lastError = 'LAST ERROR';
export const attempts = 'ATTEMPTS';
export const nextAttempt = 'NEXT ATTEMPT';
export const whatToDo = 'What to do';
export const itIsTriedAgainWithin = 'It is tried again within half a minute.';
export const tryNow = (visuallyHidden: ReactNode) => <>Try now{visuallyHidden}</>;
