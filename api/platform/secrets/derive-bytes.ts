import { hkdfSync, type KeyObject } from 'node:crypto'

const KEY_BYTES = 32

/** Derives 32 bytes from a secret, one way; another use gives other bytes. */
export function deriveBytes(secret: string | KeyObject, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `kastha ${use}`, KEY_BYTES))
}
