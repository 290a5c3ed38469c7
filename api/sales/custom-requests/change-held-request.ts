import {
  customRequestActions,
  requestAllows,
  type CustomRequestAction,
} from '#domain/custom-requests/custom-requests.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { openRequest } from './present-request.ts'
import { encryptRequest } from './private-request.ts'
import { notYours, requestRefused } from './refusals.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { insertRequestEvent, updateRequest, type StoredRequest } from './request-queries.ts'

type RequestChange = { action: CustomRequestAction; by: Changer; now: Date; reason?: string; orderId?: string }

/**
 * Changes the state of a request and records the event, in a transaction that has locked the request (`lockRequest`).
 * Every change of state uses this function.
 *
 * @param change.reason  shown to everybody with access to the request; a shopper's reason is stored encrypted
 * @throws AppError forbidden or conflict, in words
 */
export async function changeHeldRequest(
  tx: Db,
  dataKey: DataKey,
  request: StoredRequest,
  { action, by, now, reason: said = '', ...values }: RequestChange,
): Promise<void> {
  refuseChange(request, action, by)
  const isPrivate = by.actor === 'shopper'
  const { id, privateDetails } = request
  const kept =
    isPrivate && said !== '' && privateDetails !== null
      ? { privateDetails: encryptRequest(dataKey, id, { ...openRequest(dataKey, request), shopperReason: said }) }
      : {}
  await updateRequest(tx, id, { state: customRequestActions[action].to, changedAt: now, ...values, ...kept })
  const written = { action, actor: by.actor, actorId: by.id, reason: isPrivate ? '' : said, at: now }
  await insertRequestEvent(tx, { ...written, requestId: id })
}

/** @throws AppError forbidden or conflict, in words */
export function refuseChange({ state }: StoredRequest, action: CustomRequestAction, by: Changer): void {
  if (customRequestActions[action].by !== by.actor) throw notYours(action)
  if (!requestAllows(action, state)) throw requestRefused(state)
}
