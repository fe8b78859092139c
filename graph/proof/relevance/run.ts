import 'reflect-metadata';
import { seedDemo } from '../../demo/seed-demo.ts';
import { openDatabase } from '../../server/open-database.ts';
import { mean, scoreSearch } from './relevance.ts';

const orm = await openDatabase({});
await orm.migrator.up();
await orm.em.fork().transactional((em) => seedDemo(em, new Date()));
const scores = await scoreSearch(orm.em);
await orm.close();

const line = (score: number, text: string) => `${score.toFixed(3)}  ${text}`;
const lines = scores.map(({ group, query, score, found }) =>
  line(score, `${group}: ${query} → ${found.join(' ') || 'nothing'}`),
);
const byGroup = [...Map.groupBy(scores, ({ group }) => group)].map(([group, own]) =>
  line(mean(own), `${group}, ${own.length} queries`),
);
const whole = line(mean(scores), `all ${scores.length} queries`);
process.stdout.write(`${[...lines, '', ...byGroup, whole].join('\n')}\n`);
