import { useViewer } from '../../features/accounts/viewer.ts';
import { useTodoQuery } from '../../features/dashboard/Todo.generated.tsx';
import type { Todo } from '../../features/dashboard/todo.ts';

/** How much waits for the viewer, who may be nobody. Undefined until it is known: no screen waits for it. */
export function useTodo(): Todo | undefined {
  const { data } = useTodoQuery({ skip: useViewer() === null });
  return data?.todo;
}
