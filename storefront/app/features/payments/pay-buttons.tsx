import { useEffect, useRef } from 'react'
import type { OrderMoney } from '#contract/payments.ts'
import type { PaymentMethod, WalletProvider } from '#domain/payments/payment-methods.ts'
import { useFormat } from '../../format.ts'
import { type Text, useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import styles from './pay-buttons.module.css'
import { pay, type Paying, usePaying } from './paying.ts'
import { untilText } from './until-text.ts'
import { WalletMark } from './wallet-mark.tsx'

type PayButtonsProps = {
  door: OrderAccess
  /** What is paid, in whole rupees. */
  amount: number
  wallets: OrderMoney['wallets']
  /** The order's payment method; its wallet comes first. */
  preferred: PaymentMethod
  /** Deadline for the payment; null without one. */
  until?: string | null
  /** True if another action is more important, or the payment is not due yet. */
  isQuiet?: boolean
}

/** A button for each wallet, with errors below. */
export function PayButtons({ door, amount, wallets, preferred, until = null, isQuiet = false }: PayButtonsProps) {
  const text = useText()
  const format = useFormat()
  const paying = usePaying(door.orderId)
  const isOnWay = paying?.step === 'asking' || paying?.step === 'leaving'
  const failed = useRef<HTMLDivElement>(null)
  const hasFailed = paying?.step === 'failed'
  // The pressed button lost the focus while it was busy.
  useEffect(() => {
    if (hasFailed && document.activeElement === document.body) failed.current?.focus()
  }, [hasFailed])
  return (
    <div className={styles.pay}>
      <div className={styles.buttons}>
        {preferredFirst(wallets, preferred).map((wallet, at) => (
          <Button
            key={wallet}
            kind={at === 0 && !isQuiet ? 'buy' : 'outline'}
            className={styles.button}
            busy={isOnWay && paying.wallet === wallet}
            aria-disabled={(isOnWay && paying.wallet !== wallet) || undefined}
            onClick={() => void pay(door, { wallet, amount })}
          >
            <WalletMark wallet={wallet} />
            {text('pay.with', { amount: format.money(amount), wallet: text(`order.payment.${wallet}`) })}
          </Button>
        ))}
      </div>
      <p className={styles.note}>{text('pay.note')}</p>
      <div ref={failed} tabIndex={-1} role="status" className={styles.said}>
        {isOnWay && (
          <p>
            {text('pay.leaving', { wallet: text(`order.payment.${paying.wallet}`) })}
            {until !== null && ` ${text('pay.leaving-until', { time: untilText(text, format, until) })}`}
          </p>
        )}
        {hasFailed && <RefusalNote>{failureText(text, paying)}</RefusalNote>}
      </div>
    </div>
  )
}

function preferredFirst(wallets: readonly WalletProvider[], preferred: PaymentMethod): readonly WalletProvider[] {
  return wallets.toSorted((a, b) => Number(b === preferred) - Number(a === preferred))
}

/** Says, besides the error, that the order is placed in any case. */
function failureText(text: Text, { wallet, failure }: Extract<Paying, { step: 'failed' }>): string {
  if (failure.code === undefined) return text(navigator.onLine ? 'pay.no-answer' : 'pay.offline')
  if (failure.code === 'unavailable') return text('pay.away', { wallet: text(`order.payment.${wallet}`) })
  const { message, lasting = message } = refusalOf(text, failure, text('pay.not-begun'))
  return lasting
}
