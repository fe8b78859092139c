import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/checkout';
import { checkoutSteps, type Progress, type Step, type StepAddress } from './steps.ts';

/** The steps of the checkout with the current one marked. Open steps are links. */
export function CheckoutSteps({ progress, current }: { progress: Progress; current?: StepAddress }) {
  return (
    <Box component="nav" aria-label={t.checkoutSteps}>
      <Box
        component="ol"
        sx={{ display: 'flex', gap: { xs: 0.5, sm: 1 }, m: 0, mb: { xs: 2, md: 3 }, p: 0, listStyle: 'none' }}
      >
        {checkoutSteps(progress).map((step) => (
          <Box component="li" key={step.name} sx={{ flex: 1, minWidth: 0 }}>
            <StepLabel step={step} isCurrent={step.href === current} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function StepLabel({ step: { name, href, isOpen }, isCurrent }: { step: Step; isCurrent: boolean }) {
  const look = {
    display: 'block',
    minHeight: 44,
    pt: 1,
    borderTop: 4,
    fontSize: { xs: '0.875rem', sm: '0.9375rem' },
    fontWeight: isCurrent ? 700 : 500,
  };
  if (isCurrent) {
    return (
      <Box component="span" aria-current="step" sx={{ ...look, borderColor: 'primary.main' }}>
        {name}
      </Box>
    );
  }
  if (isOpen) {
    return (
      <Link href={href} underline="hover" sx={{ ...look, borderColor: 'primary.main' }}>
        {name}
      </Link>
    );
  }
  return (
    <Box
      component="a"
      role="link"
      aria-disabled="true"
      sx={{ ...look, borderColor: 'divider', color: 'text.secondary' }}
    >
      {href === '/cart' ? t.signIn : name}
    </Box>
  );
}
