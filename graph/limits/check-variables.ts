import { check, limits } from './limits.ts';

/** Throws when variables are too many, too deep or hold too long a list. */
export function checkVariables(variables: Record<string, unknown>): void {
  const values = Object.values(variables);
  check(limits.variables, values.length);
  for (const value of values) checkValue(value, 1);
}

function checkValue(value: unknown, level: number): void {
  if (typeof value !== 'object' || value === null) return;
  check(limits.variableDepth, level);
  if (Array.isArray(value)) check(limits.variableList, value.length);
  for (const part of Object.values(value)) checkValue(part, level + 1);
}
