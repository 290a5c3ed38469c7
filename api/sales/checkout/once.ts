import type { ErrorBody } from '#contract/errors.ts'
import type { Shopper } from '../../shop/cart/cart-owner.ts'
import type { Db } from '../../platform/db/client.ts'
import { Conflict } from '../../platform/db/retry-conflicts.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'
import { sha256 } from '../../platform/secrets/hash.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { statusOf } from '../../platform/http/status-of.ts'
import { say, type Sentence } from '../../platform/language/sentence.ts'
import { answerAad, answerKey, deleteKeysOf, readKey, type OnceKey } from '../../platform/idempotency/key-queries.ts'

/** A shopper's request that must happen once. */
export type OnceRequest = OnceKey & { shopper: Shopper }

/** How a request ended: with an order, or with a refusal that a repeated request gets as well. */
export type Outcome = { orderNumber: string } | { refusal: AppError }

/** @param body  as it was checked: with its fields in the contract's order, so that equal ones are equal texts */
export function onceRequest(shopper: Shopper, key: string, body: object): OnceRequest {
  return { shopper, key, owner: ownerHash(shopper), request: sha256(JSON.stringify(body)) }
}

/**
 * Returns how a request ended before.
 *
 * @throws AppError key_reused when the key came with another body; Conflict when the stored key was deleted meanwhile
 */
export async function readOutcome(tx: Db, dataKey: DataKey, once: OnceRequest): Promise<Outcome> {
  const before = await readKey(tx, once)
  if (!before) throw new Conflict('The idempotency key was deleted meanwhile')
  if (!before.request.equals(once.request)) throw keyReused()
  const text = decrypt(dataKey, before.answer, answerAad(once))
  if (before.status !== PLACED) return { refusal: keptRefusal(text) }
  return { orderNumber: (JSON.parse(text) as KeptOrder).data.orderId }
}

/** Stores a refusal for repeated requests. */
export async function keepRefusal(tx: Db, dataKey: DataKey, once: OnceRequest, refusal: AppError): Promise<void> {
  const { code, sentence, fields } = refusal
  const kept: KeptRefusal = { code, message: sentence, fields }
  await answerKey(tx, once, statusOf[code], seal(dataKey, once, kept))
}

/** Returns a placed order as the key of its request stores it: its number alone. What it says is read from the order. */
export function keptOrder(dataKey: DataKey, once: OnceRequest, orderNumber: string) {
  const kept: KeptOrder = { data: { orderId: orderNumber } }
  return { status: PLACED, sealed: seal(dataKey, once, kept) }
}

const PLACED = 201

/** The part of the reply that names the order: versions before this one kept the whole reply. */
type KeptOrder = { data: { orderId: string } }
/** In no language yet: each try is answered in its own. */
type KeptRefusal = { code: ErrorBody['code']; message: Sentence; fields?: Record<string, Sentence> | undefined }

/** @param text  of a KeptRefusal; older versions kept texts as ids, or the whole answer: these are answered in English */
export function keptRefusal(text: string): AppError {
  const { code, message, fields } = JSON.parse(text) as KeptRefusal
  return new AppError(code, message, fields)
}

/** A deleted account never repeats a request, and what is kept names its cart and orders. */
export async function forgetAnswers(tx: Db, shopper: Shopper): Promise<void> {
  await deleteKeysOf(tx, ownerHash(shopper))
}

/** A refusal names what is in the buyer's cart. */
function seal(dataKey: DataKey, once: OnceRequest, kept: KeptOrder | KeptRefusal): Buffer {
  return encrypt(dataKey, JSON.stringify(kept), answerAad(once))
}

function ownerHash({ kind, key }: Shopper): Buffer {
  return sha256(`${kind} ${typeof key === 'string' ? key : key.toString('base64url')}`)
}

function keyReused(): AppError {
  return new AppError('key_reused', say('keys.used-for-order'))
}
