import type { LightMyRequestResponse } from 'fastify'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import { testPaths } from '../../sales/payments/test-gateway/test-credentials.ts'
import type { BegunAttempt, Model, PlacedOrder } from './model.ts'
import type { Snapshot } from './snapshot.ts'

/** Records the server's answers in the model, as the buyer's browser gets them. */

/** @param now  the snapshot after placing, whose unknown order is the new one */
export function placedBy(model: Model, now: Snapshot, answer: LightMyRequestResponse): PlacedOrder {
  const { data, trackKey } = answer.json()
  const known = new Set(model.orders.map(({ id }) => id))
  const row = now.orders.find(({ id }) => !known.has(id))!
  const order = { id: row.id, number: data.orderId, key: trackKey, tries: 0 }
  model.orders.push(order)
  return order
}

export function begunBy(
  model: Model,
  { id: orderId }: PlacedOrder,
  provider: WalletProvider,
  answer: LightMyRequestResponse,
): BegunAttempt {
  const { attemptId: id, url, fields } = answer.json().data
  const page = fields ? `${testPaths.esewaPay}${fields.transaction_uuid}` : new URL(url).pathname
  const attempt = { id, orderId, provider, fields, page, back: undefined }
  model.attempts.push(attempt)
  return attempt
}
