import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

interface Faults {
  origin?: string;
  challenge?: string;
  /** What the device says how often it was used. */
  counter?: number;
  /** False: the device has not verified the person. */
  verified?: boolean;
}

/** A device with one passkey, as a browser presents it. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
  counter = 0;

  constructor(readonly origin: string) {
    ({ publicKey: this.publicKey, privateKey: this.privateKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
    }));
  }

  /** What `navigator.credentials.create` resolves to, as JSON. */
  create(options: string, faults: Faults = {}): string {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    const length = Buffer.from([0, this.id.length]);
    const key = Buffer.from(isoCBOR.encode(cose));
    const authData = Buffer.concat([this.authData(faults, 0x40), Buffer.alloc(16), length, this.id, key]);
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', options, faults).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What `navigator.credentials.get` resolves to, as JSON. */
  get(options: string, faults: Faults = {}): string {
    this.counter += 1;
    const authData = this.authData(faults);
    const clientData = this.clientData('webauthn.get', options, faults);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.privateKey);
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private authData({ counter = this.counter, verified = true }: Faults, more = 0): Buffer {
    const flags = Buffer.from([0x01 | (verified ? 0x04 : 0) | more, 0, 0, 0, 0]);
    flags.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(new URL(this.origin).hostname), flags]);
  }

  private clientData(type: string, options: string, faults: Faults): Buffer {
    const { challenge } = { ...JSON.parse(options), ...faults };
    return Buffer.from(JSON.stringify({ type, challenge, origin: faults.origin ?? this.origin }));
  }

  private credential(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}
