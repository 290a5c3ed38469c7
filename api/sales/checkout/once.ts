import { createHash, type KeyObject } from 'node:crypto'
import type { ErrorBody } from '#contract/errors.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Shopper } from '../../shop/cart/cart-owner.ts'
import type { Db } from '../../platform/db/client.ts'
import { Conflict } from '../../platform/db/retry-conflicts.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { doneIn } from '../../platform/http/done.ts'
import { statusOf } from '../../platform/http/errors.ts'
import { say, type Sentence } from '../../platform/language/sentence.ts'
import { answerKey, deleteKeysOf, readKey, type OnceKey } from '../../platform/idempotency/key-queries.ts'

/** A shopper's request that must happen once. */
export type OnceRequest = OnceKey & { shopper: Shopper }

/** @property text  of an order as it was answered, of a refusal as `keptRefusal` reads it */
export type OnceAnswer = { status: number; text: string }

/** @param body  as it was checked: with its fields in the contract's order, so that equal ones are equal texts */
export function onceRequest(shopper: Shopper, key: string, body: object): OnceRequest {
  return { shopper, key, owner: ownerHash(shopper), request: hash(JSON.stringify(body)) }
}

/**
 * Returns the answer that a request got before.
 *
 * @throws AppError key_reused when the key came with another body; Conflict when the stored key was deleted meanwhile
 */
export async function readAnswer(tx: Db, dataKey: KeyObject, once: OnceRequest): Promise<OnceAnswer> {
  const before = await readKey(tx, once)
  if (!before) throw new Conflict('The idempotency key was deleted meanwhile')
  if (!before.request.equals(once.request)) throw keyReused()
  return { status: before.status, text: decrypt(dataKey, before.answer, belongsTo(once)) }
}

/** Stores the answer for repeated requests. */
export async function endOnce(tx: Db, dataKey: KeyObject, once: OnceRequest, answer: OnceAnswer): Promise<void> {
  await answerKey(tx, once, answer.status, sealAnswer(dataKey, once, answer))
}

/** A refusal in no language yet: each try is answered in its own. */
export function refusedOnce({ code, sentence, fields }: AppError): OnceAnswer {
  return { status: statusOf[code], text: JSON.stringify({ code, message: sentence, fields } satisfies KeptRefusal) }
}

type KeptRefusal = { code: ErrorBody['code']; message: Sentence; fields?: Record<string, Sentence> | undefined }

/** The answer about a placed order, in the language of this request; it is kept in English. */
export function placedIn(language: Language, { text }: OnceAnswer): string {
  return language === 'en' ? text : JSON.stringify({ ...JSON.parse(text), ...doneIn(language, 'checkout.placed') })
}

/** Versions before this one kept texts as ids, or the whole answer: these are answered in English. */
export function keptRefusal({ text }: OnceAnswer): AppError {
  const { code, message, fields } = JSON.parse(text) as KeptRefusal
  return new AppError(code, message, fields)
}

/** A deleted account never repeats a request, and the answers name it. */
export async function forgetAnswers(tx: Db, shopper: Shopper): Promise<void> {
  await deleteKeysOf(tx, ownerHash(shopper))
}

/** An answer as it is kept: it names the buyer. */
export function sealAnswer(dataKey: KeyObject, once: OnceRequest, { text }: OnceAnswer): Buffer {
  return encrypt(dataKey, text, belongsTo(once))
}

function belongsTo({ owner, key }: OnceRequest): string {
  return JSON.stringify(['answer', owner.toString('base64url'), key])
}

function ownerHash({ kind, key }: Shopper): Buffer {
  return hash(`${kind} ${typeof key === 'string' ? key : key.toString('base64url')}`)
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function keyReused(): AppError {
  return new AppError('key_reused', say('keys.used-for-order'))
}
