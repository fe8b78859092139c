import { toggled } from './filter-links.ts';
import { withParams } from './list-url.ts';

/**
 * The query string with what was ticked or chosen in the form before React hydrated it. React leaves that in the fields; what the
 * server rendered is in their defaults.
 */
export function withEarlyChoices(query: string, form: HTMLFormElement): string {
  let next = query;
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      const isChanged = [...field.options].some((option) => option.defaultSelected && !option.selected);
      if (isChanged) next = withParams(next, { [field.name]: field.value });
    } else if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
      if (field.type === 'checkbox') next = toggled(next, field.name, field.value);
      else if (field.checked) next = withParams(next, { [field.name]: field.value });
    }
  }
  return next;
}
