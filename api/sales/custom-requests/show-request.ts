import type { CustomRequest } from '#contract/custom-requests.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { presentRequest } from './present-request.ts'
import {
  readAround,
  readRequestEvents,
  readRequestPhotoIds,
  readRequestPlan,
  readRequestsOf,
  type StoredRequest,
} from './request-queries.ts'

export type CustomShop = { db: Db; secrets: Secrets }

/** Returns a request with everything that its page shows. */
export async function showRequest(
  { db, secrets }: { db: Db; secrets: Pick<Secrets, 'dataKey' | 'orderKey'> },
  request: StoredRequest,
  { language = 'en', now = new Date() }: { language?: Language; now?: Date } = {},
): Promise<CustomRequest> {
  const [aroundOf, events, photoIds, plan] = await Promise.all([
    readAround(db, [request], language),
    readRequestEvents(db, request.id),
    readRequestPhotoIds(db, [request.id]),
    readRequestPlan(db, request.id),
  ])
  const around = aroundOf(request.id)
  const orderKey = around.order && trackKey(secrets.orderKey, around.order.number)
  return presentRequest(
    { request, around, events, photoIds, plan, orderKey },
    { dataKey: secrets.dataKey, language, now },
  )
}

/** Yields all requests of an account, newest first. Each is read when the one before is taken: together they may be much. */
export async function* showRequestsOf(
  shop: Parameters<typeof showRequest>[0],
  userId: string,
): AsyncGenerator<CustomRequest> {
  for (const request of await readRequestsOf(shop.db, userId)) yield showRequest(shop, request)
}
