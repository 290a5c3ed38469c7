import { createHmac } from 'node:crypto'
import type { StatementSource } from '#domain/reconciliation/reconciliation.ts'
import type { StatementLine } from '#domain/reconciliation/read-statement.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'

/** What a line says, perhaps of people: banks write the sender's name into it. */
type LineWords = { reference: string; description: string }

export function encryptLine(dataKey: DataKey, id: string, { reference, description }: LineWords): Buffer {
  return encrypt(dataKey, JSON.stringify({ reference, description }), lineAad(id))
}

/** @throws Error when it was not encrypted for this line with one of these keys */
export function decryptLine(dataKey: DataKey, id: string, bytes: Buffer): LineWords {
  return JSON.parse(decrypt(dataKey, bytes, lineAad(id))) as LineWords
}

export function lineAad(id: string): string {
  return `statement line ${id}`
}

/**
 * Returns the hash by which a line is recognized in a later file. Among equal lines of one file, each has its own place.
 * The key is the one of phone numbers, since hashes have to outlive the data key; no phone number begins like this.
 */
export function hashLine(
  dataKey: DataKey,
  source: StatementSource,
  { day, paisa, reference, description }: StatementLine,
  place: number,
): Buffer {
  const said = JSON.stringify(['statement line', source, day, paisa, reference, description, place])
  return createHmac('sha256', dataKey.hashKeyFor('index of phone numbers')).update(said).digest()
}
