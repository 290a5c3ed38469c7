import { askerOf } from '../../people/accounts/codes/code-asker.ts'
import { requestAnotherCode } from '../../people/accounts/codes/request-code.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { networkNames } from '../../platform/rate-limits/network-name.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { canSendCodes } from '../../platform/sms/sms-spending.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import { withLockedOrder } from './lock-order.ts'
import type { StoredOrder } from './order-record.ts'

type IsNeeded = (tx: Db, order: StoredOrder) => Promise<boolean> | boolean
type CodeShop = { db: Db; secrets: Secrets; addressLimits: AddressLimits; sms: Sms }

/**
 * Sends a code for an order to its email address, or to its phone if it has none or `email` is ''. The order is locked until
 * the code is queued.
 *
 * @param isNeeded  whether to send one; throws for an order that no code would help
 * @throws AppError unavailable when SMS do not go out; too_many_requests, without a time where that lies after the order's end
 */
export async function requestOrderCode(
  shop: CodeShop,
  asked: StoredOrder,
  ip: string,
  isNeeded: IsNeeded,
): Promise<void> {
  await requestWithinLimits(shop, asked, ip, isNeeded).catch((error: unknown) => {
    throw error instanceof AppError && isBeyondEnd(error, asked) ? noCodeInTime() : error
  })
}

function isBeyondEnd({ code, retryAfterS }: AppError, { verifyBy, payBy }: StoredOrder): boolean {
  const end = verifyBy ?? payBy
  if (code !== 'too_many_requests' || retryAfterS === undefined || end === null) return false
  return Date.now() + retryAfterS * 1000 >= end.getTime()
}

/** It has no time to try again: none would help. */
function noCodeInTime(): AppError {
  return new AppError('too_many_requests', say('orders.no-code-in-time'))
}

async function requestWithinLimits(
  { db, secrets, addressLimits, sms }: CodeShop,
  { id: orderId, email, phoneIndex: phone }: StoredOrder,
  ip: string,
  isNeeded: IsNeeded,
): Promise<void> {
  await addressLimits.orderCodes.take(ip)
  const phoneIndex = email === '' ? phone : null
  if (phoneIndex && !(await canSendCodes(db, sms))) throw new AppError('unavailable', say('orders.no-sms-now'))
  const asker = await askerOf(db, secrets.rateLimitKey, email, { ip })
  await withLockedOrder(db, orderId, async (tx, order) => {
    if (!(await isNeeded(tx, order))) return
    const wanted = { email, phoneIndex, purpose: 'verify-order', registrationId: null, orderId, asker } as const
    await requestAnotherCode(tx, addressLimits, wanted)
    if (!phoneIndex) return
    const from = networkNames(secrets.rateLimitKey, ip)
    await addressLimits.askedSms(tx).take({ phoneIndex, ...from, code: 'order', isOrdered: true })
  })
}
