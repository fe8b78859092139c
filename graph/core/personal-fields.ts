/** The person of a row: the order or account that a look at it is recorded of, and its owner, whose own look is not. */
export interface Subject {
  type: 'order' | 'account';
  id: string;
  ownerId: string;
}

/** Says of a type of the API whose data its rows have: `@Extensions(subjectOf<OrderRow>(…))`. Its fields that show such data have `PERSONAL`. */
export const subjectOf = <Row>(subject: (row: Row) => Subject) => ({ subject });

/** Of a field with personal data: `@Extensions(PERSONAL)`. That staff read it is recorded, see `recordPersonalFields`. */
export const PERSONAL = { personal: true } as const;

/** Of a field of Query or Mutation whose result names many people, by a list that the record knows: `@Extensions(listOf('orders'))`. */
export const listOf = (name: string) => ({ list: name });
