import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import * as t from '#messages/place-order';
import { type LineProblem, lineProblemText } from '../../../features/cart/line-problem.ts';
import { Message } from '../../../ui/Message.tsx';
import { useSettings } from '../../../ui/settings.ts';

/** Why no order was made, line by line where lines caused it. Scrolls into view, since the button may be far below. */
export function RefusedNotice({ message, lines }: { message: string; lines: LineProblem[] }) {
  const settings = useSettings();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={notice}>
      <Message severity="error">
        {message}
        {lines.length > 0 && (
          <>
            <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
              {lines.map((line) => (
                <li key={line.variantId + line.reason}>
                  {line.name}: {lineProblemText(line, settings)}
                </li>
              ))}
            </Box>
            {t.yourCartIsUpTo(
              <Link href="/cart" color="inherit">
                {t.backToTheCart}
              </Link>,
            )}
          </>
        )}
      </Message>
    </div>
  );
}
