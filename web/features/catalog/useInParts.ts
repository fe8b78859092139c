import { useState } from 'react';
import { readFailure } from '../../apollo/errors.ts';

/** Things of one request: progress is shown, and no request takes long. */
const PART = 50;

/** What became of many things. */
export interface Outcome<Thing> {
  done: Thing[];
  refused: { thing: Thing; message: string }[];
}

type Result = { ok: boolean; message?: string | null };

/** Changes many things in parts, one after the other. When one of the requests fails, the rest is not tried. */
export function useInParts() {
  const [sent, setSent] = useState<number | null>(null);
  const changeAll = async <Thing>(
    things: readonly Thing[],
    change: (part: Thing[]) => Promise<readonly Result[]>,
  ): Promise<Outcome<Thing>> => {
    const outcome: Outcome<Thing> = { done: [], refused: [] };
    setSent(0);
    for (let start = 0; start < things.length; start += PART) {
      const part = things.slice(start, start + PART);
      try {
        for (const [index, { ok, message }] of (await change(part)).entries()) {
          if (ok) outcome.done.push(part[index]!);
          else outcome.refused.push({ thing: part[index]!, message: message ?? '' });
        }
      } catch (error) {
        const { message } = readFailure(error);
        outcome.refused.push(...things.slice(start).map((thing) => ({ thing, message })));
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
