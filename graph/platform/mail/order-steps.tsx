import { CITRON, INK } from '#money/house-colors';
import type { MailLook } from '../../core/mailer.ts';
import { DISPLAY, Rows, SMALL } from './layout-parts.tsx';
import { STRONG } from './order-card.tsx';

interface StepsProps {
  steps: readonly (readonly [title: string, text: string])[];
  look?: MailLook;
}

/** What happens next, the first step being the one that happens now. */
export function Steps({ steps, look }: StepsProps) {
  const mark = (isNow: boolean) => ({
    width: 20,
    height: 20,
    borderRadius: 12,
    textAlign: 'center' as const,
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 700,
    background: isNow ? (look?.accent ?? CITRON) : '#FFFFFF',
    border: `2px solid ${isNow ? INK : '#7C8B85'}`,
  });
  return (
    <>
      <h2 style={{ font: `700 18px/24px ${DISPLAY}`, letterSpacing: '-.01em', margin: '32px 0 16px' }}>
        What happens next
      </h2>
      <Rows>
        {steps.map(([title, text], at) => (
          <tr key={title}>
            <td width={36} valign="top" style={{ paddingBottom: 14 }}>
              <div style={mark(at === 0)}>{at + 1}</div>
            </td>
            <td style={{ paddingBottom: 14, lineHeight: '22px' }}>
              <b style={STRONG}>{title}</b>
              <br />
              <span style={SMALL}>{text}</span>
            </td>
          </tr>
        ))}
      </Rows>
    </>
  );
}
