import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What an authenticator does differently than it should. */
interface Fault {
  origin?: string;
  domain?: string;
  /** Signs without having verified its user. */
  unverified?: boolean;
  /** @default one more than the last */
  count?: number;
  userHandle?: string;
}

interface Creation {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

/** The length of up to 65,535 bytes in CBOR, and the bytes. */
const cborBytes = (bytes: Buffer) => {
  const head = Buffer.from([0x59, 0, 0]);
  head.writeUInt16BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
};

/** An authenticator in software, with one passkey on the P-256 curve. */
export function buildAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let userHandle = '';
  let count = 0;

  const clientData = (type: string, challenge: string, fault: Fault) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: fault.origin ?? origin, crossOrigin: false }));

  const authenticatorData = (domain: string, fault: Fault, rest = Buffer.alloc(0)) => {
    const counted = Buffer.alloc(4);
    count = fault.count ?? count + 1;
    counted.writeUInt32BE(count);
    const flags = USER_PRESENT | (fault.unverified ? 0 : USER_VERIFIED) | (rest.length ? HAS_CREDENTIAL : 0);
    return Buffer.concat([sha256(fault.domain ?? domain), Buffer.from([flags]), counted, rest]);
  };

  /** The public key in COSE: EC2, ES256, P-256. */
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinate = (name: number, text: string) =>
      Buffer.concat([Buffer.from([name, 0x58, 32]), Buffer.from(text, 'base64url')]);
    return Buffer.concat([Buffer.from('a5010203262001', 'hex'), coordinate(0x21, x), coordinate(0x22, y)]);
  };

  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  return {
    id: named.id,
    /** Creates the passkey, as a browser answers. */
    create({ challenge, rp, user }: Creation, fault: Fault = {}) {
      userHandle = user.id;
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey()]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        cborBytes(authenticatorData(rp.id, fault, credential)),
      ]);
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, fault).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Signs a challenge, as a browser answers. */
    sign({ challenge, rpId }: { challenge: string; rpId: string }, fault: Fault = {}) {
      const data = clientData('webauthn.get', challenge, fault);
      const about = authenticatorData(rpId, fault);
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: about.toString('base64url'),
          signature: sign('sha256', Buffer.concat([about, sha256(data)]), privateKey).toString('base64url'),
          userHandle: fault.userHandle ?? userHandle,
        },
      };
    },
  };
}
