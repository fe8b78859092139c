import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isMeasured } from '#money/measured-path';
import { setDocumentRule } from '../../router/document-rule.ts';
import type { AnalyticsOffer } from '../../ui/settings.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { hasScript, isMeasuredDocument, loadScript } from './load-script.ts';
import { PrivacyChoices } from './PrivacyChoices.tsx';
import { type Choice, hostOf, keepChoice, saveChoice, useChoice } from './privacy-choice.ts';
import { useEvents } from './useEvents.ts';

/** In a shop with a script for analytics: asks visitors, loads the script where it may be, and reports what they do. */
export function Analytics(offer: AnalyticsOffer) {
  const host = hostOf(offer);
  const choice = useChoice(offer);
  const { pathname } = useLocation();
  const isAllowed = isMeasured(pathname);
  const isOn = choice === 'accepted';
  // First what happens here is reported: the next screen may need a document of its own.
  useEvents(isOn);
  useEffect(() => {
    // On the way back through the history, which needs no link.
    if (isOn && isAllowed !== isMeasuredDocument()) location.reload();
    else if (isOn && isAllowed) loadScript(offer);
    else if (hasScript()) location.reload();
  });
  // A link leads to another document before anything of the next screen is shown in this one.
  useLayoutEffect(() => {
    setDocumentRule((path) => isOn && isMeasured(path) !== isMeasuredDocument());
    return () => setDocumentRule(() => false);
  }, [isOn]);
  // The admin area has another frame.
  useLayoutEffect(() => () => void (hasScript() && !isMeasured(location.pathname) && location.reload()), []);
  useEffect(keepChoice, []);
  const choose = (next: Choice) => saveChoice(next, host);
  return (
    <>
      <PrivacyChoices host={host} choice={choice} onChoice={choose} />
      {choice === null && isAllowed && <ConsentBar host={host} onChoice={choose} />}
    </>
  );
}
