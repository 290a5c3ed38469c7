import type { CustomRequest, CustomRequestRow } from '#contract/custom-requests.ts'
import { isQuoteOpen } from '#domain/custom-requests/custom-quote.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { colorIn } from '../../platform/language/localized.ts'
import { decryptRequest, type PrivateRequest } from './private-request.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import type { Around, readRequestEvents, StoredQuote, StoredRequest } from './request-queries.ts'

type RequestRecord = {
  request: StoredRequest
  around: Around
  events: Awaited<ReturnType<typeof readRequestEvents>>
  photoIds: readonly string[]
  plan: Plan | null
  /** Null when nothing was ordered. */
  orderKey: string | null
}

export function presentRequest(
  { request, around, events, photoIds, plan, orderKey }: RequestRecord,
  { dataKey, language, now }: { dataKey: DataKey; language: Language; now: Date },
): CustomRequest {
  const { phone, instructions, shopperReason } = openRequest(dataKey, request)
  return {
    ...presentRequestRow(request, around, { language, now }),
    name: request.name,
    email: request.email,
    phone: phone.replace(/^\+977/, ''),
    instructions,
    photos: [...photoIds],
    plan,
    events: events.map(({ action, actor, reason, at }) => {
      const said = action === 'decline' || action === 'withdraw' ? (shopperReason ?? reason) : reason
      return { action, at: at.toISOString(), by: actor, reason: said }
    }),
    orderKey,
  }
}

export function presentRequestRow(
  request: StoredRequest,
  { product, quote, order }: Around,
  { language, now }: { language: Language; now: Date },
): CustomRequestRow {
  const { number, state, widthCm, heightCm, depthCm, material, createdAt } = request
  return {
    number,
    state,
    width: widthCm,
    height: heightCm,
    depth: depthCm,
    material,
    color: colorIn(request.color, language),
    product: product && { _id: String(product.id), name: product.name, picture: product.picture },
    date: createdAt.toISOString(),
    quote: quote && presentQuote(quote, state === 'quoted' && isQuoteOpen(quote.validUntil, now)),
    order: order && { orderId: order.number, status: order.state, isExpired: order.isExpired },
  }
}

function presentQuote(quote: StoredQuote, isOpen: boolean): CustomRequestRow['quote'] {
  const { id, price, weeks, validUntil, note, createdAt } = quote
  return { _id: id, price, weeks, validUntil, note, at: createdAt.toISOString(), isOpen }
}

const FORGOTTEN: PrivateRequest = { phone: '', instructions: '', sent: '' }

/** Decrypts the private details of a request. After the account was deleted they are empty. */
export function openRequest(
  dataKey: DataKey,
  { id, privateDetails }: Pick<StoredRequest, 'id' | 'privateDetails'>,
): PrivateRequest {
  return privateDetails === null ? FORGOTTEN : decryptRequest(dataKey, id, privateDetails)
}
