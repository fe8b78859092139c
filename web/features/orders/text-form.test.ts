import { expect, test } from 'vitest';
import { sendOnEnter } from './TextForm.tsx';

/** What of a form is pressed by a key. */
function pressedBy(key: string, held: object): string[] {
  const pressed: string[] = [];
  const querySelector = (selector: string) => ({ click: () => pressed.push(selector) });
  const currentTarget = { querySelector } as unknown as HTMLFormElement;
  sendOnEnter({ key, ctrlKey: false, metaKey: false, preventDefault: () => {}, currentTarget, ...held });
  return pressed;
}

test('Ctrl+Enter and Cmd+Enter press the button that sends what is written; Enter alone begins a line', () => {
  const send = ['button[type="submit"]'];
  expect(pressedBy('Enter', { ctrlKey: true })).toEqual(send);
  expect(pressedBy('Enter', { metaKey: true })).toEqual(send);
  expect([...pressedBy('Enter', {}), ...pressedBy('a', { ctrlKey: true })]).toEqual([]);
});
