import { randomBytes, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { sha256 } from '../../platform/secrets/hash.ts'

const PREFIX = 'kastha_'
const SECRET_BYTES = 32
const CHECKSUM_LENGTH = 8
/** `kastha_`, then in hexadecimal: the id, the secret, and a checksum of both. */
const FORM = /^kastha_([0-9a-f]{32})[0-9a-f]{64}([0-9a-f]{8})$/
const UUID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/
const BEARER = /^Bearer +(\S{1,200})$/i

/** A key as it came: the id that finds it, and the hash that proves it. */
export type GivenKey = { id: string; tokenHash: Buffer }

/**
 * Draws a key. Its prefix lets scanners find keys in code by accident, and its checksum refuses mistyped ones without a
 * query.
 */
export function drawKey(): GivenKey & { token: string } {
  const id = randomUUID()
  const body = id.replaceAll('-', '') + randomBytes(SECRET_BYTES).toString('hex')
  const token = PREFIX + body + checksumOf(body)
  return { id, token, tokenHash: sha256(token) }
}

/** Reads a key from an Authorization header; undefined for anything that we never issued. */
export function readKey(authorization: string | undefined): GivenKey | undefined {
  const token = BEARER.exec(authorization ?? '')?.[1]
  const [, id, checksum] = FORM.exec(token ?? '') ?? []
  if (!token || !id || checksumOf(token.slice(PREFIX.length, -CHECKSUM_LENGTH)) !== checksum) return undefined
  return { id: id.replace(UUID_PARTS, '$1-$2-$3-$4-$5'), tokenHash: sha256(token) }
}

function checksumOf(body: string): string {
  return crc32(body).toString(16).padStart(CHECKSUM_LENGTH, '0')
}
