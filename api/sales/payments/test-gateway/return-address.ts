import { defined } from '#domain/defined.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { esewaSignature } from './esewa-signature.ts'
import { TEST_PRODUCT_CODE, type TestShop } from './test-credentials.ts'
import type { TestPayment } from './test-payment-queries.ts'
import { standingOf, wordFor } from './wallet-words.ts'

/** The gateway leads nowhere but to its own shop. */
export function isOwnAddress(text: string, { publicUrl, apiUrl }: TestShop): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && [publicUrl, apiUrl].includes(url.origin)
}

/**
 * Where the wallet sends the buyer's browser back to, as the payment stands now.
 *
 * @throws AppError conflict when the shop has moved to another address meanwhile
 */
export function returnAddress(payment: TestPayment, shop: TestShop, now: Date): string {
  const address = payment.provider === 'esewa' ? esewaReturn(payment, shop, now) : khaltiReturn(payment, now)
  if (!isOwnAddress(address, shop)) throw new AppError('conflict', 'The shop has another address now.')
  return address
}

/** Signed, with the amount as a number of eSewa's: `1000.0`. */
function esewaReturn(payment: TestPayment, { esewaSecret }: TestShop, now: Date): string {
  const { success_url, failure_url } = payment.request as Record<'success_url' | 'failure_url', string>
  if (standingOf(payment, now) !== 'paid') return failure_url
  const names = ['transaction_code', 'status', 'total_amount', 'transaction_uuid', 'product_code', 'signed_field_names']
  const texts: Record<string, string> = {
    transaction_code: defined(payment.transactionId, 'transaction'),
    status: wordFor(payment, now),
    total_amount: `${payment.amount}.0`,
    transaction_uuid: payment.ref,
    product_code: TEST_PRODUCT_CODE,
    signed_field_names: names.join(','),
  }
  const signed = { ...texts, signature: esewaSignature(esewaSecret, names, texts) }
  const members = Object.entries(signed).map(([name, text]) => {
    return `"${name}":${name === 'total_amount' ? text : JSON.stringify(text)}`
  })
  return `${success_url}?data=${Buffer.from(`{${members.join(',')}}`).toString('base64')}`
}

/** Unsigned, so nobody may trust it. */
function khaltiReturn(payment: TestPayment, now: Date): string {
  type Asked = Record<'return_url' | 'purchase_order_id' | 'purchase_order_name', string>
  const { return_url, purchase_order_id, purchase_order_name } = payment.request as Asked
  const address = new URL(return_url)
  const said = {
    pidx: payment.ref,
    status: wordFor(payment, now),
    transaction_id: payment.transactionId ?? '',
    tidx: payment.transactionId ?? '',
    amount: String(payment.amount),
    total_amount: String(payment.amount),
    mobile: '98XXXXX904',
    purchase_order_id,
    purchase_order_name,
  }
  for (const [name, value] of Object.entries(said)) address.searchParams.set(name, value)
  return address.href
}
