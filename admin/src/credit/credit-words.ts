import type { CreditRow } from '#contract/admin/credit.ts'
import type { CreditKind, CreditReason, GiftCardPayment } from '#domain/credit/credit.ts'

export const kindWords: Record<CreditKind, string> = { 'gift-card': 'Gift card', 'store-credit': 'Store credit' }

export const reasonWords: Record<CreditReason, string> = {
  sold: 'Sold',
  given: 'Given',
  order: 'Paid an order',
  back: 'Given back by an order',
  refund: 'Refund',
  correction: 'Correction',
}

export const giftCardPaymentWords: Record<GiftCardPayment, string> = {
  cash: 'Cash',
  bank: 'Bank transfer',
  esewa: 'eSewa',
  khalti: 'Khalti',
  free: 'Given away',
}

/** `Gift card •••• PZ3W`, or `Store credit`. */
export function creditName({ kind, codeEnd }: Pick<CreditRow, 'kind' | 'codeEnd'>): string {
  return codeEnd === '' ? kindWords[kind] : `${kindWords[kind]} •••• ${codeEnd}`
}
