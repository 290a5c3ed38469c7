import { ReadableStream } from 'node:stream/web'
import type { Encrypter } from 'age-encryption'
import { StartError } from '../../platform/errors/app-error.ts'

export type Encrypt = (source: AsyncIterable<Buffer>) => AsyncIterable<Uint8Array>

/**
 * Returns what encrypts a file in the age format (age-encryption.org/v1), so that only the owner of the recipient's private
 * key can read it: not the shop, which does not have that key.
 *
 * @param recipient  a public key, age1…
 * @throws StartError when it is not one
 */
export async function encryptFor(recipient: string): Promise<Encrypt> {
  const age = await import('age-encryption')
  const encrypter = new age.Encrypter()
  addRecipient(encrypter, recipient)
  return async function* encrypted(source) {
    const readable = ReadableStream.from(source) as globalThis.ReadableStream<Uint8Array>
    yield* await encrypter.encrypt(readable)
  }
}

function addRecipient(encrypter: Encrypter, recipient: string) {
  try {
    encrypter.addRecipient(recipient)
  } catch (error) {
    const expected = 'expected a public key as age-keygen prints it, without a typing error'
    throw new StartError(`BACKUP_RECIPIENT: given "${recipient}", ${expected}`, { cause: error })
  }
}
