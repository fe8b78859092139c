import { connect, type Socket } from 'node:net';

/** A response. */
export interface HttpResponse {
  /** Whether the status is 400 or above, or GraphQL reports errors. */
  failed: boolean;
  /** Status line and headers. */
  head: string;
  /** The body, without the framing of a chunked one. */
  text: string;
}

/** One request as it goes over the wire. `extra` are further header lines. */
export function request(method: string, path: string, body?: unknown, extra: string[] = []): string {
  const lines = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', ...extra];
  if (body === undefined) return `${lines.join('\r\n')}\r\n\r\n`;
  const json = JSON.stringify(body);
  lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(json)}`);
  return `${lines.join('\r\n')}\r\n\r\n${json}`;
}

/**
 * A keep-alive connection that sends one request at a time. Hand-made, because a full HTTP client needs more processor
 * time a request than the servers that are measured beside it on the same machine.
 */
export class Connection {
  #socket: Socket;
  #received: Buffer | null = null;
  #waiting: PromiseWithResolvers<HttpResponse> | null = null;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1')
      .setNoDelay()
      .on('data', (chunk: Buffer) => this.#take(chunk))
      .on('error', (error) => this.#waiting?.reject(error))
      .on('close', () => this.#waiting?.reject(new Error('The server closed the connection.')));
  }

  /** Sends a request and resolves to the response. Rejects when the connection breaks or the response is an error. */
  send(request: string): Promise<HttpResponse> {
    this.#waiting = Promise.withResolvers();
    this.#socket.write(request);
    return this.#waiting.promise;
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received ? Buffer.concat([this.#received, chunk]) : chunk;
    const response = readResponse(this.#received);
    if (!response) return;
    this.#received = null;
    if (!response.failed) this.#waiting?.resolve(response);
    else this.#waiting?.reject(new Error(`${response.head}\n\n${response.text.slice(0, 1000)}`));
  }
}

/** The response in these bytes; null while it is incomplete. */
export function readResponse(bytes: Buffer): HttpResponse | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const body = bytes.subarray(end + 4);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (
    length === undefined
      ? !body.subarray(-5).toString('latin1').endsWith('0\r\n\r\n')
      : body.length < Number(length)
  )
    return null;
  return {
    failed: Number(head.slice(9, 12)) >= 400 || body.subarray(0, 9).toString('latin1') === '{"errors"',
    head,
    get text() {
      return length === undefined ? unchunk(body) : body.toString();
    },
  };
}

function unchunk(body: Buffer): string {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, line), 16);
    if (!(size > 0)) return Buffer.concat(parts).toString();
    parts.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}
