import { useState } from 'react';
import * as t from '#messages/admin/bookkeeping';

/** Why there is no file. */
export interface Problem {
  message: string;
  /** The settings that lack something. */
  fields: readonly string[];
}

/** Saves a file that the server makes, unless it says why it cannot. Returns the reason of the last one. */
export function useSaveFile(): [problem: Problem | null, save: (href: string) => Promise<void>] {
  const [problem, setProblem] = useState<Problem | null>(null);
  const save = async (href: string) => {
    setProblem(null);
    // A link alone would save the refusal as a file.
    const response = await fetch(`${href}&check=true`).catch(() => null);
    if (response?.ok) window.location.assign(href);
    else setProblem(await problemOf(response));
  };
  return [problem, save];
}

async function problemOf(response: Response | null): Promise<Problem> {
  const answer: { message?: string; fields?: object } | undefined = await response
    ?.json()
    .catch(() => undefined);
  return { message: answer?.message ?? t.notReached, fields: Object.keys(answer?.fields ?? {}) };
}
