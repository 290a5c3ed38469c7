import type { CreditRow } from '#contract/admin/credit.ts'
import type { CreditKind, CreditReason, GiftCardPayment } from '#domain/credit/credit.ts'
import { t } from '../language/t.ts'

export const kindWords: Record<CreditKind, string> = { 'gift-card': t('Gift card'), 'store-credit': t('Store credit') }

export const reasonWords: Record<CreditReason, string> = {
  sold: t('Sold'),
  given: t('Given'),
  order: t('Paid an order'),
  back: t('Given back by an order'),
  refund: t('Refund'),
  correction: t('Correction'),
}

export const giftCardPaymentWords: Record<GiftCardPayment, string> = {
  cash: t('Cash'),
  bank: t('Bank transfer'),
  esewa: t('eSewa'),
  khalti: t('Khalti'),
  free: t('Given away'),
}

/** `Gift card •••• PZ3W`, or `Store credit`. */
export function creditName({ kind, codeEnd }: Pick<CreditRow, 'kind' | 'codeEnd'>): string {
  return codeEnd === '' ? kindWords[kind] : `${kindWords[kind]} •••• ${codeEnd}`
}
