import { useState } from 'react';
import * as t from '#messages/admin/catalog';
import { errorsOf, readFailure } from '../../apollo/errors.ts';
import { toast } from '../../ui/toast.tsx';

/** Things of one request: progress is shown, and no request takes long. */
const PART = 50;

/** What became of many things. */
export interface Outcome<Thing> {
  done: Thing[];
  /** Those of them that were as they were to be before: nothing of them has changed. */
  same: Thing[];
  /** `isLost`: the connection was lost, so that no answer says why. What is stored of it may be stale. */
  refused: { thing: Thing; message: string; isLost?: boolean }[];
  /** How many of those have lost their response: they may have been changed. */
  unknown: number;
}

type Result = { ok: boolean; message?: string | null; isChanged?: boolean | null; product?: object | null };
type Answer = Result[] | { results: Result[] } | string;

/** A mutation of many things, as its generated hook returns it. */
type Mutation<Variables> = readonly [
  (options: { variables: Variables }) => Promise<{ data?: Record<string, Answer> | null }>,
  unknown,
];

/** Changes many things in parts, one after the other. When one of the requests fails, the rest is not tried. */
export function useInParts<Variables>([send]: Mutation<Variables>) {
  const [sent, setSent] = useState<number | null>(null);
  const changeAll = async <Thing>(things: readonly Thing[], variablesOf: (part: Thing[]) => Variables) => {
    const outcome: Outcome<Thing> = { done: [], same: [], refused: [], unknown: 0 };
    setSent(0);
    for (let start = 0; start < things.length; start += PART) {
      const part = things.slice(start, start + PART);
      try {
        const { data } = await send({ variables: variablesOf(part) });
        const results = Object.values(data!).flatMap(resultsIn);
        for (const [index, { ok, message, isChanged, product }] of results.entries()) {
          if (ok) outcome.done.push(part[index]!);
          if (isChanged === false && ok) outcome.same.push(part[index]!);
          // As it is now: it may have been refused since something else was seen of it.
          if (!ok) outcome.refused.push({ thing: { ...part[index]!, ...product }, message: message ?? '' });
        }
      } catch (error) {
        const { message } = readFailure(error);
        const isLost = errorsOf(error).length === 0;
        const later = isLost ? t.notSent : message;
        outcome.unknown = isLost ? part.length : 0;
        outcome.refused.push(
          ...part.map((thing) => ({ thing, message: isLost ? t.responseLost : message, isLost })),
          ...things.slice(start + part.length).map((thing) => ({ thing, message: later, isLost })),
        );
        break;
      }
      setSent(start + part.length);
    }
    setSent(null);
    return outcome;
  };
  /** `sent`: how many were sent, null while nothing is sent. */
  return { changeAll, sent };
}

/** What an answer says of each; `__typename` says nothing. */
const resultsIn = (answer: Answer): Result[] =>
  typeof answer === 'string' ? [] : Array.isArray(answer) ? answer : answer.results;

/** Says what became of many things. */
export function toastOutcome({ done, refused }: Outcome<unknown>, doneText: (count: number) => string): void {
  if (done.length > 0) toast(doneText(done.length));
  if (refused.length > 0) {
    const more = refused.length > 1 ? t.wereRefused(refused.length) : '';
    toast(`${refused[0]!.message}${more}`, { variant: 'error' });
  }
}
