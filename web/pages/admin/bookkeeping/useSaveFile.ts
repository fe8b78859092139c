import { useState } from 'react';
import * as t from '#messages/admin/bookkeeping';

/** Saves a file that the server makes, unless it says why it cannot. Returns the reason of the last one. */
export function useSaveFile(): [problem: string | null, save: (href: string) => Promise<void>] {
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (href: string) => {
    setProblem(null);
    // A link alone would save the refusal as a file.
    const response = await fetch(`${href}&check=true`).catch(() => null);
    if (response?.ok) window.location.assign(href);
    else setProblem(await reasonOf(response));
  };
  return [problem, save];
}

async function reasonOf(response: Response | null): Promise<string> {
  const answer: { message?: string } | undefined = await response?.json().catch(() => undefined);
  return answer?.message ?? t.notReached;
}
