import type { Quote } from '#contract/checkout.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'

/** Returns the payment method that is marked: the shopper's, or else cash, which costs nothing until the goods arrive. */
export function chosenPayment(payments: Quote['payments'], choice: string): PaymentMethod | undefined {
  const isPossible = (payment: PaymentMethod) => payments.includes(payment)
  if (choice === '') return isPossible('cod') ? 'cod' : undefined
  return payments.find((payment) => payment === choice)
}
