import type { TodoQuery } from './Todo.generated.tsx';

export type Todo = TodoQuery['todo'];
/** The name of one of its numbers. */
export type Waiting = Exclude<keyof Todo, '__typename'>;
