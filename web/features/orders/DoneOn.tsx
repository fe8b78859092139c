import { Mark } from '../../ui/Mark.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ShortDate } from './ShortDate.tsx';

/** The day on which something was done, or a red cross with `notDone` as its text for screen readers. */
export function DoneOn({ iso, notDone }: { iso: string | null; notDone: string }) {
  return (
    <Mark isYes={iso !== null}>
      {iso ? <ShortDate iso={iso} /> : <VisuallyHidden>{notDone}</VisuallyHidden>}
    </Mark>
  );
}
