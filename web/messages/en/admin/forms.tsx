export const saved = (noun: string, noun2: string) => `${noun}${noun2} saved`;
export const add = (noun: string) => `Add ${noun}`;
export const edit = 'Edit';
export const editName = (name: string) => `Edit ${name}`;
export const newNoun = (noun: string) => `New ${noun}`;
export const withoutEnd = 'No end';
export const price = 'Price';
export const addBracket = 'Add a bracket';
export const removeBracket = (number: number) => `Remove bracket ${number}`;
