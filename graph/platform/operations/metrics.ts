import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { waitingHashes } from '../../people/accounts/password.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of the process. Labels have few values: none is taken from a request unchanged. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'shop_password_hashes_waiting',
    help: 'Passwords in the queue, to be checked or hashed; more than 100 of either are refused.',
    registers,
    collect() {
      this.set(waitingHashes());
    },
  });
  return {
    registry,
    httpRequests: new Counter({
      name: 'shop_http_requests_total',
      help: 'HTTP requests by kind of address and status; 499 when the client left early.',
      labelNames: ['route', 'status'],
      registers,
    }),
    httpSeconds: new Histogram({
      name: 'shop_http_request_seconds',
      help: 'Time from request to end of answer, by kind of address.',
      labelNames: ['route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    graphqlFields: new Counter({
      name: 'shop_graphql_fields_total',
      help: 'Queries and mutations by name and outcome: OK or an error code; also those that REST paths lead to.',
      labelNames: ['field', 'code'],
      registers,
    }),
    providerCalls: new Counter({
      name: 'shop_payment_provider_calls_total',
      help: 'Calls to the payment provider by method and outcome: ok, unavailable or refused.',
      labelNames: ['call', 'outcome'],
      registers,
    }),
  };
}
