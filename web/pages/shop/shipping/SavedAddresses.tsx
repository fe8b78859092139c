import * as t from '#messages/addresses';
import { addressLines } from '#money/postal-address';
import type { SavedAddressFragment } from '../../../features/addresses/Addresses.generated.tsx';
import { isSameAddress, type TypedAddress, toTyped } from '../../../features/addresses/typed-address.ts';
import { RadioCards } from '../../../features/checkout/RadioCards.tsx';

interface SavedAddressesProps {
  addresses: readonly SavedAddressFragment[];
  typed: TypedAddress;
  onChoose: (typed: TypedAddress) => void;
}

/** The address book as cards to choose from. The card of what is typed is the chosen one. */
export function SavedAddresses({ addresses, typed, onChoose }: SavedAddressesProps) {
  const chosen = addresses.find(({ address }) => isSameAddress(toTyped(address), typed));
  const cards = addresses.map(({ id, label, address }) => {
    const lines = addressLines(address).join(', ');
    return { id, title: label ?? lines, details: label ? lines : '' };
  });
  return (
    <RadioCards
      legend={t.whereShouldItGo}
      name="saved"
      cards={[...cards, { id: '', title: t.somewhereElse, details: '' }]}
      chosen={chosen?.id ?? ''}
      onChoose={(id) =>
        onChoose(toTyped(addresses.find((saved) => saved.id === id)?.address ?? { name: typed.name }))
      }
    />
  );
}
