import * as t from '#messages/checkout';
import { type DeliveryDates, deliveryText } from '#money/delivery-dates';
import { daysText } from '#money/pickup';
import { Money } from '../../ui/Money.tsx';
import { RadioCards } from './RadioCards.tsx';

/** A shipping method with its price for the cart, in minor units. */
export interface OfferedMethod {
  id: string;
  name: string;
  description: string;
  price: number;
  daysMin: number | null;
  daysMax: number | null;
  delivery?: DeliveryDates | null;
}

interface ShippingChoiceProps {
  methods: readonly OfferedMethod[];
  /** Id of the one that the order is priced with. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** The shipping methods of an order, as radio cards. Left out when there is nothing to choose. */
export function ShippingChoice({ methods, chosen, onChoose }: ShippingChoiceProps) {
  if (methods.length < 2) return null;
  const cards = methods.map(({ id, name, description, price, daysMin, daysMax, delivery }) => ({
    id,
    title: name,
    details: [description, delivery ? deliveryText(delivery) : daysText(daysMin, daysMax)]
      .filter(Boolean)
      .join(' · '),
    end: price === 0 ? t.free : <Money cents={price} />,
  }));
  return (
    <RadioCards
      legend={t.shippingMethod}
      name="shippingMethod"
      cards={cards}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
