declare const shape: unique symbol;

/** A type of event, whose data has the shape of `Data`. */
export interface EventType<Data extends object = object> {
  /** The kind of thing that `subject_id` names, such as "order". */
  subject: string;
  /** What happened, for people who read the log; where it depends on the data, from them. */
  sentence: string | ((data: Readonly<Record<string, unknown>>) => string);
  /** Days after which events of this type are deleted. Without it they never are. */
  days?: number;
  /** Whether another event follows from it and tells people enough: the log lists it for its own kind of thing alone. */
  isSaidByOthers?: boolean;
  /** SQL of what people typed, an object of JSON, for the event `e`, which has no texts itself: the log reads them where they are. */
  texts?: string;
  readonly [shape]?: Data;
}

/** Declares a type of event with the shape of its data. */
export function eventType<Data extends object = Record<never, never>>(
  subject: string,
  sentence: EventType['sentence'],
  options: Pick<EventType, 'days' | 'isSaidByOthers' | 'texts'> = {},
): EventType<Data> {
  return { subject, sentence, ...options };
}

/** The data of an event about an edit: names of the changed fields, their values before and after, and the name of the thing. */
export interface Changes {
  changed?: readonly string[];
  old?: object | string | null;
  new?: object | string | null;
  name?: string | null;
}
