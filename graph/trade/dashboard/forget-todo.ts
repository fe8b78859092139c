import { beforeResponse } from '../../core/before-response.ts';

/** Counts what waits anew after each mutation of staff, so that nobody sees a number from before an own change. */
export const forgetTodo = () =>
  beforeResponse((_result, { operation, contextValue: { actor, ports } }) => {
    if (operation?.operation === 'mutation' && actor.isStaff) ports.cache.forget('todo');
  });
