import { TEST_PRODUCT_CODE } from './test-credentials.ts'
import { paisaOf } from './esewa-form.ts'
import type { TestPayment } from './test-payment-queries.ts'
import { wordFor } from './wallet-words.ts'

export type StatusQuery = { product_code?: string; total_amount?: string; transaction_uuid?: string }

/**
 * eSewa's answer to a look-up, as text: its amounts are numbers such as `1000.0`.
 *
 * @param payment  undefined where nobody has come with such a form yet
 */
export function esewaStatus(
  { product_code, total_amount = '', transaction_uuid = '' }: StatusQuery,
  payment: TestPayment | undefined,
  now: Date,
): string {
  const asked = paisaOf(total_amount)
  if (product_code !== TEST_PRODUCT_CODE || asked === undefined || transaction_uuid === '') {
    return JSON.stringify({ code: 0, error_message: 'Service is currently unavailable' })
  }
  const isKnown = payment && paisaOf((payment.request as Record<string, string>)['total_amount']!) === asked
  const amount = isKnown ? payment.amount : asked / 100
  const status = isKnown ? wordFor(payment, now) : 'NOT_FOUND'
  const refId = isKnown ? payment.transactionId : null
  const names = { product_code, transaction_uuid, total_amount: 0, status, ref_id: refId }
  return JSON.stringify(names).replace(
    '"total_amount":0',
    `"total_amount":${Number.isInteger(amount) ? `${amount}.0` : amount}`,
  )
}
