export const messages = 'Messages';
export const whatTheyAre =
  'What people wrote by the contact form. Nobody has confirmed the addresses; a message is deleted after a year. Messages about orders stand with their orders.';
export const shown = 'Show';
export const waiting = 'Waiting for an answer';
export const answered = 'Answered';
export const all = 'All messages';
export const nothingWaits = 'No message waits for an answer.';
export const noMessages = 'Nobody has written by the contact form yet.';
export const answerBy = (name: string) => `Write to ${name}`;
export const about = (shop: string) => `Your message to ${shop}`;
export const markAnswered = 'Mark as answered';
export const markWaiting = 'Mark as waiting';
export const ofPerson = (name: string) => ` of ${name}`;
export const onlyTheNewest = (most: number) => `The newest ${most} are shown.`;
export const messageOf = (name: string) => `the message of ${name}`;
export const itIsGone = 'It cannot be read any more. Mails that were sent about it stay where they went.';
