import { readFailure } from '../../apollo/errors.ts';

/** What completes a sign-in. */
export interface SecondFactor {
  challenge: string;
  methods: readonly string[];
}

/** What a sign-in needs besides, if that is why it failed. */
export function neededFactor(error: Error | undefined): SecondFactor | null {
  const { code, challenge, methods } = error ? readFailure(error) : {};
  return code === 'SECOND_FACTOR_NEEDED' && challenge && methods ? { challenge, methods } : null;
}
