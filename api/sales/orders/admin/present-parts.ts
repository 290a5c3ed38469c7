import type { AdminOrder } from '#contract/admin/orders.ts'
import type { StoredAttempt } from '../../payments/wallets/attempt-queries.ts'
import { presentRefund, type RefundAround } from '../../payments/admin/present-refund.ts'
import { isOpen } from '../../payments/wallets/look-up.ts'
import type { MoneyRows } from '../../payments/money-rows.ts'
import type { readMailsAbout, readSmsAbout } from './order-rows.ts'

/** What came, what goes back and what was sent as a proof. */
export function presentMoneyRows(
  money: MoneyRows,
  { isOfAccount, requests, wallets }: Omit<RefundAround, 'money'>,
  nameOf: (staffId: string | null) => string | null,
  now: Date,
): Pick<AdminOrder, 'payments' | 'refunds' | 'vouchers'> {
  const { payments, refunds, vouchers } = money
  const around = { money, isOfAccount, requests, wallets }
  return {
    payments: payments.map(({ id, method, amount, receivedAt, reference, recordedBy }) => {
      return { id, method, amount, at: receivedAt.toISOString(), reference, recordedBy: nameOf(recordedBy) }
    }),
    refunds: refunds.map((refund) => presentRefund(refund, nameOf(refund.doneBy), around, now)),
    vouchers: vouchers.map(({ id, photoId, state, createdAt, answer }) => {
      return { id, photo: photoId, state, sentAt: createdAt.toISOString(), answer }
    }),
  }
}

export function presentAttempt(attempt: StoredAttempt): AdminOrder['attempts'][number] {
  const { id, provider, amount, state, ending, providerRef, createdAt, checkedAt } = attempt
  return {
    id,
    amount,
    state,
    ending,
    wallet: provider,
    reference: providerRef,
    at: createdAt.toISOString(),
    checkedAt: checkedAt?.toISOString() ?? null,
    canAsk: isOpen(attempt),
  }
}

type MailRow = Awaited<ReturnType<typeof readMailsAbout>>[number]

export function presentMail({ template, to, createdAt, sentAt, tries }: MailRow): AdminOrder['mails'][number] {
  const isStuck = sentAt === null && tries > 0
  return { template, to, at: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null, isStuck }
}

type SmsRow = Awaited<ReturnType<typeof readSmsAbout>>[number]

export function presentSms({ template, createdAt, outcome }: SmsRow): AdminOrder['sms'][number] {
  return { template, at: createdAt.toISOString(), outcome }
}
