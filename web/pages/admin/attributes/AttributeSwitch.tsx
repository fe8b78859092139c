import Switch from '@mui/material/Switch';
import { useState } from 'react';
import * as t from '#messages/admin/attributes';
import { type EditedAttributeFragment, useSaveAttributeMutation } from './AttributesPage.generated.tsx';

interface AttributeSwitchProps {
  attribute: EditedAttributeFragment;
  field: 'isFilter' | 'isPublic';
}

const names = { isFilter: t.shoppersFilterBy, isPublic: t.shoppersSee };

/** Switches at once whether shoppers filter by an attribute, or see it. */
export function AttributeSwitch({ attribute, field }: AttributeSwitchProps) {
  const { key, label } = attribute;
  const [isOn, setIsOn] = useState(attribute[field]);
  const [save, { loading }] = useSaveAttributeMutation();
  const change = (checked: boolean) => {
    setIsOn(checked);
    save({ variables: { input: { key, [field]: checked } } }).catch(() => setIsOn(!checked));
  };
  return (
    <Switch
      checked={isOn}
      disabled={loading}
      onChange={(_, checked) => change(checked)}
      slotProps={{ input: { 'aria-label': `${names[field]} ${label}` } }}
    />
  );
}
