import { CODE_RESEND_AFTER_S, CODE_TRIES } from '#domain/accounts/one-time-code.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import { findCodeToContact, type OneTimeCode } from '../../people/accounts/codes/code-queries.ts'
import { tryCode } from '../../people/accounts/codes/try-code.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { requestOrderCode } from '../orders/request-order-code.ts'
import { changedOrder, type CheckingShop } from './changed-order.ts'

type CodeShop = { db: Db; secrets: Secrets; addressLimits: AddressLimits }

/** Whether a change to this payment method needs a code: that of a guest's order to cash, as a new cash order does. */
export function needsCode({ payment, userId, takenBy }: StoredOrder, wanted: PaymentMethod): boolean {
  return wanted === 'cod' && payment !== 'cod' && userId === null && takenBy === null
}

/**
 * Checks the code that a guest typed to change an order to cash. One that went by SMS in place of the email address
 * (decision 108) proves nothing about that address, so it does not count.
 *
 * @returns the id of the right code, which the caller marks as used
 * @throws AppError code_required without one; invalid_input for a wrong one
 */
export async function tryCashCode(
  shop: CodeShop,
  order: StoredOrder,
  { code, ip }: { code: string | undefined; ip: string },
): Promise<string> {
  if (code === undefined) throw codeRequired()
  const tried = await tryCode(shop, { code: await findCodeToContact(shop.db, order), otp: code, ip })
  return tried.id
}

export function codeRequired(): AppError {
  return new AppError('code_required', say('payments.code-required'))
}

/**
 * Sends the code with which a guest changes an order to cash, unless one that was sent a moment ago is still valid. The
 * order stays as it is until the code is entered, so a request loses no order and holds no goods for longer.
 *
 * @throws AppError conflict if the order cannot be paid in cash, or needs no code; too_many_requests; unavailable
 */
export async function sendCashCode(
  shop: CodeShop & CheckingShop & { sms: Sms },
  asked: StoredOrder,
  ip: string,
): Promise<void> {
  await requestOrderCode(shop, asked, ip, async (tx, order) => {
    await changedOrder(tx, shop, order, 'cod', new Date())
    if (!needsCode(order, 'cod')) throw new AppError('conflict', say('orders.needs-no-code'))
    return !isFresh(await findCodeToContact(tx, order))
  })
}

function isFresh(code: OneTimeCode | undefined): boolean {
  if (!code || code.usedAt !== null || code.tries >= CODE_TRIES) return false
  return code.createdAt.getTime() > Date.now() - CODE_RESEND_AFTER_S * 1000
}
