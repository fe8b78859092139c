import type { ReactNode } from 'react';
import * as t from '#messages/checkout';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageTitle.tsx';
import { ChargeNote } from './ChargeNote.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx';
import { SummaryLayout } from './SummaryLayout.tsx';
import type { Progress, StepAddress } from './steps.ts';

interface CheckoutFrameProps {
  step: StepAddress;
  title: string;
  progress: Progress;
  /** What is bought, where the step does not show it. */
  items?: OrderSummaryProps['items'];
  /** What the cart costs. */
  quote: OrderSummaryProps & { parts?: Pick<OrderSummaryProps, 'taxLines' | 'pricesIncludeTax'> };
  /** Stands below the total. */
  notes?: ReactNode;
  /** The page's main button, when it belongs to the summary. */
  action?: ReactNode;
  /** Stands below that button. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of every step of the checkout: the steps, the heading and what the order costs. */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const { step, title, progress, items, quote, notes, action, tools, children } = props;
  // There the sum stands below what is bought, beside the button.
  const isLast = step === '/placeorder';
  return (
    <>
      <CheckoutSteps progress={progress} current={step} />
      <PageHeading title={title} space={{ xs: 2, md: 3 }} />
      {progress.hasItems ? (
        <SummaryLayout
          summaryFirst={!isLast}
          action={action}
          tools={tools}
          summary={
            <OrderSummary {...quote} {...quote.parts} items={items} folds={!isLast}>
              {notes}
              <ChargeNote cents={quote.prices?.totalPrice} />
            </OrderSummary>
          }
        >
          {children}
        </SummaryLayout>
      ) : (
        <EmptyState action={{ href: '/cart', label: t.goToTheCart }}>{t.yourCartIsEmpty}</EmptyState>
      )}
    </>
  );
}
