export const deleteQuestion = (name: string) => `Delete '${name}'?`;
export const deleteLabel = 'Delete';
export const deleteItem = (name: string) => `Delete ${name}`;
