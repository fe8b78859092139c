import { defineModule } from '../../core/define-module.ts';

const errors = {
  QUERY_TOO_LONG: 400,
  QUERY_TOO_DEEP: 400,
  QUERY_TOO_COSTLY: 400,
  TOO_MANY_FIELDS: 400,
  TOO_MANY_ALIASES: 400,
  TOO_MANY_DIRECTIVES: 400,
  REPEATED_MUTATION: 400,
  VARIABLES_TOO_LARGE: 400,
};

declare module '../../core/declarations.ts' {
  interface Errors extends Own<typeof errors> {}
}

export const limits = defineModule({
  name: 'limits',
  uses: [],
  errors,
});
