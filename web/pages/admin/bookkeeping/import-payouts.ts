import * as t from '#messages/admin/bookkeeping';

/** Sends a settlement file of a provider. Returns what became of it, in words. */
export async function importPayouts(
  provider: string,
  file: File,
): Promise<{ isDone: boolean; text: string }> {
  const response = await fetch(`/bookkeeping-files/payouts/${encodeURIComponent(provider)}`, {
    method: 'POST',
    body: await file.arrayBuffer(),
    headers: { 'content-type': 'text/csv' },
  }).catch(() => null);
  const answer: { message?: string; added: number; known: number; changed: number } | undefined =
    await response?.json().catch(() => undefined);
  if (!response?.ok || !answer) return { isDone: false, text: answer?.message ?? t.notReached };
  return { isDone: true, text: t.imported(answer) };
}
