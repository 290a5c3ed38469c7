import type { ComponentProps, ReactNode } from 'react'
import { useText } from '../../messages/text.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './checkout-form.module.css'
import { partMissing } from './retry-note.tsx'
import { Step } from './step.tsx'

const loadChoice = () => import('./payment-choice.tsx')
const PaymentChoice = lazyPart(loadChoice, {
  Loading: PaymentLoading,
  Missing: partMissing('checkout.payment', 'payment'),
})

type ChoiceProps = ComponentProps<Awaited<ReturnType<typeof loadChoice>>['default']>
type PaymentStepProps = Omit<ChoiceProps, 'payments'> & {
  /** Undefined until loaded. */
  payments: ChoiceProps['payments'] | undefined
  /** Beside the title. */
  aside: ReactNode
  /** Above the payment methods. */
  children: ReactNode
}

export function PaymentStep({ payments, aside, children, ...choice }: PaymentStepProps) {
  const text = useText()
  return (
    <Step number={3} title={text('checkout.payment')} aside={aside}>
      {children}
      {payments ? <PaymentChoice payments={payments} {...choice} /> : <PaymentLoading />}
    </Step>
  )
}

function PaymentLoading() {
  return <Skeleton className={styles.paymentLoading} />
}
