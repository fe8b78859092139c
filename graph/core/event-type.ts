declare const shape: unique symbol;

/** How the timeline of an order shows a type of event. */
export interface InTimeline {
  /** Whether its buyer sees it as well. */
  isForBuyer?: boolean;
  /** Who did it where the event names nobody; otherwise the shop by itself. */
  unnamed?: 'BUYER' | 'PROVIDER';
  /** Its amount, in minor units of the currency of the order. */
  amountOf?: (data: Readonly<Record<string, unknown>>) => unknown;
}

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
  /** Whether the sentence has all of the data: the log lists no changes beside it. */
  saysAll?: boolean;
  /** SQL of what people typed, an object of JSON, for the event `e`, which has no texts itself: the log reads them where they are. */
  texts?: string;
  /** How the timeline of an order shows it. Without it staff alone see it. */
  timeline?: InTimeline;
  readonly [shape]?: Data;
}

/** Declares a type of event with the shape of its data. */
export function eventType<Data extends object = Record<never, never>>(
  subject: string,
  sentence: EventType['sentence'],
  options: Pick<EventType, 'days' | 'isSaidByOthers' | 'saysAll' | 'texts' | 'timeline'> = {},
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
