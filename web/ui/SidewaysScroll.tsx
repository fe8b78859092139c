import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface SidewaysScrollProps {
  /** Said above it while it is wider than its place. */
  hint: string;
  /** Names it for whom scrolls it by keyboard; not needed when it has fields. */
  label?: string;
  children: ReactNode;
}

/** Something wide that scrolls by itself: a sentence says so, and its edge fades while there is more. */
export function SidewaysScroll({ hint, label, children }: SidewaysScrollProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  const [isMore, setIsMore] = useState(false);
  const measure = () => {
    const { scrollLeft, clientWidth, scrollWidth } = box.current!;
    setIsWide(scrollWidth > clientWidth + 1);
    setIsMore(scrollLeft + clientWidth < scrollWidth - 1);
  };
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    for (const element of [box.current!, ...box.current!.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Box>
      {isWide && (
        <Typography sx={{ mb: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {hint} <span aria-hidden>→</span>
        </Typography>
      )}
      <Box sx={{ position: 'relative' }}>
        <Box
          ref={box}
          onScroll={measure}
          data-sideways={isWide || undefined}
          {...(isWide && label && { role: 'region', 'aria-label': label, tabIndex: 0 })}
          sx={{ position: 'relative', overflowX: isWide ? 'auto' : undefined }}
        >
          {children}
        </Box>
        {isMore && <Box aria-hidden sx={fade} />}
      </Box>
    </Box>
  );
}

const fade = {
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: 40,
  pointerEvents: 'none',
  background: 'linear-gradient(to right, transparent, var(--palette-background-default))',
};
