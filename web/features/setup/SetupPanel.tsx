import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as t from '#messages/admin/setup-steps';
import { DEFAULT_CURRENCY } from '#money/default-currency';
import { DEFAULT_RULES } from '#money/shop-rules';
import { actionButton } from '../../apollo/action-buttons.tsx';
import { ignoreShown } from '../../apollo/errors.ts';
import type { SetupStepKey } from '../../schema.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Section } from '../../ui/Section.tsx';
import { useSettings } from '../../ui/settings.ts';
import { toast } from '../../ui/toast.tsx';
import { useMailedText } from '../../ui/useMailed.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ChooseCountry } from './ChooseCountry.tsx';
import { ChooseCurrency, useShopCurrency } from './ChooseCurrency.tsx';
import {
  type SetupStateFragment,
  useHideSetupMutation,
  useKeepDefaultsMutation,
  useOpenShopMutation,
  useSendTestMailMutation,
} from './Setup.generated.tsx';
import { stepUrls } from './step-urls.ts';

const Open = actionButton(useOpenShopMutation, t.opened);
const Test = actionButton(useSendTestMailMutation);
const Confirm = actionButton(useKeepDefaultsMutation);

const [tax] = DEFAULT_RULES.taxRates;
const [shipping] = DEFAULT_RULES.shippingMethods;

const KeepDefaults = () => (
  <Confirm
    variables={{}}
    size="small"
    variant="outlined"
    question={t.keepTheDefaults}
    consequence={t.defaults(
      String(tax!.basisPoints / 100),
      <Money cents={shipping!.price} />,
      <Money cents={shipping!.freeAbove!} />,
    )}
  >
    {t.keepDefaults}
  </Confirm>
);

/** Of the step Shipping that is not done. */
function DemoPrice() {
  const { currency } = useSettings();
  if (currency === DEFAULT_CURRENCY) return null;
  return (
    <Typography sx={{ fontSize: '0.875rem', fontWeight: 600, color: 'warning.main' }}>
      {t.demoPrice(<Money cents={shipping!.price} />)}
    </Typography>
  );
}

function SendTestMail() {
  const mailed = useMailedText();
  return (
    <Test
      variables={{}}
      done={({ sendTestMail }) => mailed(t.testMailSent(sendTestMail.address))}
      size="small"
      variant="outlined"
    >
      {t.sendTestMail}
    </Test>
  );
}

const actions: Partial<Record<SetupStepKey, ReactNode>> = {
  TAX: <KeepDefaults />,
  SHIPPING: <KeepDefaults />,
  MAIL: <SendTestMail />,
  TEST_ORDER: (
    <Button size="small" variant="outlined" href="/">
      {t.goToTheShop}
    </Button>
  ),
};

/** What a new shop needs before it opens, step by step, each with its screen. */
export function SetupPanel({ setup: { steps, isOpen, sellerCountry } }: { setup: SetupStateFragment }) {
  const { currency } = useSettings();
  const canChooseCurrency = useShopCurrency()?.canChange ?? false;
  const count = steps.filter(({ isDone }) => isDone).length;
  const left = steps.flatMap(({ key, isDone }) => (isDone ? [] : t.steps[key].title));
  const needed = steps.flatMap(({ key, isDone }) =>
    !isDone && (key === 'TAX' || key === 'SHIPPING') ? t.steps[key].title : [],
  );
  return (
    <Section
      title={t.setUpYourShop}
      intro={isOpen ? t.done(count, steps.length) : `${t.done(count, steps.length)} ${t.isClosed}`}
      sx={{ mt: 3, mb: 4 }}
    >
      <Box component="ol" sx={list}>
        {steps.map(({ key, isDone }) => {
          const { title, text } = t.steps[key];
          return (
            <Box component="li" key={key} sx={row}>
              <Box sx={{ color: isDone ? 'success.main' : 'text.disabled', display: 'flex' }}>
                {isDone ? <Icon name="check" size={24} /> : <Box sx={open} />}
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>
                  <Link href={stepUrls[key]}>{title}</Link>
                  {isDone && <VisuallyHidden>: {t.isDone}</VisuallyHidden>}
                </Typography>
                <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                  {typeof text === 'string' ? text : text(currency, canChooseCurrency)}
                </Typography>
                {key === 'SHIPPING' && !isDone && <DemoPrice />}
              </Box>
              {(!isDone || key === 'MAIL') && actions[key]}
              {!isDone && key === 'COUNTRY' && (
                <ChooseCountry size="small" variant="outlined" likely={sellerCountry} />
              )}
              {key === 'CURRENCY' && canChooseCurrency && <ChooseCurrency size="small" variant="outlined" />}
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {isOpen ? (
          <HideList />
        ) : (
          <>
            <Open
              variables={{}}
              variant="contained"
              disabled={needed.length > 0}
              question={t.openTheShop}
              consequence={left.length > 0 ? `${t.openNow} ${t.stillOpen(left)}` : t.openNow}
            >
              {t.openShop}
            </Open>
            {needed.length > 0 && (
              <Typography sx={{ color: 'text.secondary' }}>{t.confirmFirst(needed)}</Typography>
            )}
          </>
        )}
      </Box>
    </Section>
  );
}

/** Hides the list from all staff at once, with an Undo. */
function HideList() {
  const [hide, { loading }] = useHideSetupMutation();
  const setHidden = (isHidden: boolean) => hide({ variables: { input: { isHidden } } });
  const undo = () => void setHidden(false).catch(ignoreShown);
  const act = () =>
    void setHidden(true).then(
      () => toast(t.hidden, { action: { label: t.undo, onClick: undo } }),
      ignoreShown,
    );
  return (
    <Button size="small" loading={loading} onClick={act}>
      {t.hide}
    </Button>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '24px minmax(0, 1fr)', sm: '24px minmax(0, 1fr) auto' },
  alignItems: 'center',
  gap: 2,
  px: 2.5,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& > button': { justifySelf: 'start', gridColumn: { xs: 2, sm: 'auto' } },
};

const open = { width: 20, height: 20, m: '2px', border: 2, borderRadius: '50%' };
