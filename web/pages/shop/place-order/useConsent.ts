import { useState } from 'react';
import type { AgreedPageInput } from '../../../schema.generated.ts';
import { useSettings } from '../../../ui/settings.ts';
import { type LegalPagesQuery, useLegalPagesQuery } from './PlaceOrder.generated.tsx';

/** The pages that buyers read or agree to before they order, in this order. */
const KINDS = ['TERMS', 'PRIVACY', 'WITHDRAWAL'];

export type LegalPage = LegalPagesQuery['pageLinks'][number];

export interface ConsentState {
  /** Those that are published. */
  pages: readonly LegalPage[];
  /** How buyers agree to them; null when they are not asked. */
  way: 'notice' | 'tick' | null;
  isTicked: boolean;
  tick: (isTicked: boolean) => void;
  /** The box is to be ticked first. */
  isMissing: boolean;
  /** What the order says: the versions that are shown. */
  agreedPages: AgreedPageInput[] | undefined;
  /** After a refused order the texts may be others: they are loaded again, and agreed to anew. */
  reload: () => void;
}

/** Whether the buyer agrees to the terms. */
export function useConsent(): ConsentState {
  const { consent } = useSettings();
  const { data, refetch } = useLegalPagesQuery({ fetchPolicy: 'cache-and-network' });
  const [ticked, setTicked] = useState('');
  const pages = KINDS.flatMap((kind) => data?.pageLinks.filter((page) => page.kind === kind) ?? []);
  const versions = pages.map(({ id, version }) => ({ pageId: id, version }));
  const way = (pages.some(({ kind }) => kind === 'TERMS') && consent) || null;
  // What was ticked are these versions: others are not.
  const shown = JSON.stringify(versions);
  const isTicked = ticked === shown;
  const isMissing = way === 'tick' && !isTicked;
  return {
    pages,
    way,
    isTicked,
    isMissing,
    tick: (isNow) => setTicked(isNow ? shown : ''),
    reload: () => void refetch().catch(() => {}),
    agreedPages: way && !isMissing ? versions : undefined,
  };
}
