import type { ReactNode } from 'react'
import type { CustomFigures } from '#contract/custom-requests.ts'
import { isWallet, type PaymentMethod } from '#domain/payments/payment-methods.ts'
import { useText } from '../../messages/text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RadioCard, RadioCards } from '../checkout/radio-cards.tsx'
import { Step } from '../checkout/step.tsx'
import { WalletMark } from '../payments/wallet-mark.tsx'
import styles from './accept-form.module.css'

type AcceptPaymentProps = {
  /** Undefined until loaded. */
  payments: CustomFigures['payments'] | undefined
  chosen: string
  onChoose: (payment: PaymentMethod) => void
  error: string | undefined
  /** Beside the title. */
  aside: ReactNode
  /** Above the payment methods. */
  children: ReactNode
}

/** The payment method for the deposit. Methods that need a meeting are left out. */
export function AcceptPayment({ payments, chosen, onChoose, error, aside, children }: AcceptPaymentProps) {
  const text = useText()
  return (
    <Step number={3} title={text('checkout.payment')} aside={aside}>
      {children}
      {payments ? (
        <RadioCards legend={text('checkout.payment')} isLegendHidden isWide error={error}>
          {payments.map((payment) => (
            <RadioCard
              key={payment}
              name="payment"
              value={payment}
              isChosen={payment === chosen}
              onChoose={() => onChoose(payment)}
              title={text(`checkout.${payment}`)}
              note={text(`checkout.${payment}-note`)}
              {...(isWallet(payment) && { end: <WalletMark wallet={payment} /> })}
            />
          ))}
        </RadioCards>
      ) : (
        <Skeleton className={styles.paymentsLoading} />
      )}
    </Step>
  )
}
