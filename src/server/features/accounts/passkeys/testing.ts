import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

export interface Ceremony {
  challengeToken: string
  options: { challenge: string; user?: { id: string }; rp?: { id?: string }; rpId?: string }
}

/** What a browser would not do, but an attacker's program does. */
export interface Forgery {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  /** Only touched: no finger, face or PIN was checked. */
  touchedOnly?: boolean
  key?: KeyObject
  userHandle?: string
}

export interface SoftwarePasskey {
  id: string
  key: KeyObject
  userHandle: string
}

/** Browser and authenticator in one, written after WebAuthn 3 alone: ES256, no attestation, a counter that counts. */
export class SoftwareAuthenticator {
  readonly origin: string
  private counter = 0

  constructor(origin = 'http://localhost') {
    this.origin = origin
  }

  create({ options }: Ceremony, forgery: Forgery = {}) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = randomBytes(32)
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const point = (coordinate: string) => Buffer.from(coordinate, 'base64url')
    // COSE_Key: kty EC2, alg ES256, crv P-256, x, y.
    const cose = Buffer.concat([
      Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
      point(x),
      Buffer.from([0x22, 0x58, 32]),
      point(y),
    ])
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
    const authData = Buffer.concat([this.authenticatorData(forgery, 0x40), credential])
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      Buffer.from([0x59, authData.length >> 8, authData.length & 255]),
      authData,
    ])
    const passkey: SoftwarePasskey = {
      id: id.toString('base64url'),
      key: privateKey,
      userHandle: options.user?.id ?? '',
    }
    const response = {
      id: passkey.id,
      rawId: passkey.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge, forgery).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    }
    return { passkey, response }
  }

  get(passkey: SoftwarePasskey, { options }: Ceremony, forgery: Forgery = {}) {
    const clientData = this.clientData('webauthn.get', options.challenge, forgery)
    const authData = this.authenticatorData(forgery, 0)
    const signed = Buffer.concat([authData, sha256(clientData)])
    return {
      id: passkey.id,
      rawId: passkey.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, forgery.key ?? passkey.key).toString('base64url'),
        userHandle: forgery.userHandle ?? passkey.userHandle,
      },
      clientExtensionResults: {},
    }
  }

  private clientData(type: string, challenge: string, { origin = this.origin, ...forged }: Forgery): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge: forged.challenge ?? challenge, origin, crossOrigin: false }))
  }

  private authenticatorData({ rpId, counter, touchedOnly = false }: Forgery, more: number): Buffer {
    this.counter += 1
    const flags = 0x01 | (touchedOnly ? 0 : 0x04) | more
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? this.counter)
    return Buffer.concat([sha256(rpId ?? new URL(this.origin).hostname), Buffer.from([flags]), count])
  }
}

/** CBOR's text of fewer than 24 letters. */
function text(letters: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | letters.length]), Buffer.from(letters)])
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}
