import { checkoutFields, checkoutProblems, type CheckoutForm } from '#domain/checkout/checkout.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

/**
 * Says what is wrong with the form of an order; the first field with a problem gives the message.
 *
 * @throws AppError invalid_input when there is any problem
 */
export function refuseWrongCheckout(
  body: CheckoutForm,
  circumstances: { asksAccess: boolean; isByPhone?: boolean },
): void {
  const problems = checkoutProblems(body, circumstances)
  const wrong = checkoutFields.flatMap((field) => {
    const problem = problems[field]
    return problem ? [[field, say(`checkout-problem.${problem}`)] as const] : []
  })
  const [first] = wrong
  if (first) throw new AppError('invalid_input', first[1], Object.fromEntries(wrong))
}
