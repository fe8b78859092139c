const { rules, shared } = require('./.ci/modules.ts');

const tests = '\\.test(-d)?\\.tsx?$';

module.exports = {
  forbidden: [
    ...rules(),
    {
      name: 'web',
      comment: 'knows the server by schema.graphql, #money and the types of errors alone',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/e2e/' },
      to: { path: '^graph/', pathNot: `^(${shared.join('|')})` },
    },
    {
      name: 'web imports only types of errors',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^graph/core/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'graph/money needs no package',
      severity: 'error',
      from: { path: '^graph/money/', pathNot: tests },
      to: { path: 'node_modules' },
    },
    {
      name: 'web/ui has no GraphQL',
      severity: 'error',
      from: { path: '^web/ui/', pathNot: tests },
      to: { path: 'node_modules/(@apollo|graphql)/|\\.generated\\.' },
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'every import exists', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
