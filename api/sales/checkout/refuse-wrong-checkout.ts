import { isInNepal } from '#domain/addresses/in-nepal.ts'
import { localLevelsOf } from '#domain/addresses/local-levels.ts'
import {
  accessProblems,
  checkoutFields,
  checkoutProblems,
  type CheckoutField,
  type CheckoutForm,
  type CheckoutProblem,
  type EmailNeed,
} from '#domain/checkout/checkout.ts'
import { businessProblems, type BusinessForm } from '#domain/invoices/business.ts'
import { recipientProblems, type RecipientForm } from '#domain/orders/recipient.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

/**
 * Says what is wrong with the form of an order; the first field with a problem gives the message.
 *
 * @param circumstances  `asksAccess` is false where nobody knows yet whether there are large goods: `refuseMissingAccess`
 *                       follows
 * @throws AppError invalid_input when there is any problem
 */
export function refuseWrongCheckout(
  body: CheckoutForm,
  circumstances: { asksAccess: boolean; email: EmailNeed },
): void {
  refuse(checkoutProblems(body, { ...circumstances, levelsOf: localLevelsOf, isInNepal }))
}

/**
 * Says what delivery needs to know about large goods, in a form that has no other problem.
 *
 * @throws AppError invalid_input
 */
export function refuseMissingAccess(body: CheckoutForm): void {
  refuse(accessProblems(body))
}

/**
 * Refuses a wrong name, PAN or address of the business that an invoice is for.
 *
 * @param isForAnother  whether the address of the order is somebody else's
 * @throws AppError invalid_input
 */
export function refuseWrongBusiness(given: BusinessForm, { isForAnother }: { isForAnother: boolean }): void {
  refuse(businessProblems(given, { isForAnother }))
}

/**
 * Refuses a wrong name or phone number of the person who receives an order for the buyer.
 *
 * @throws AppError invalid_input
 */
export function refuseWrongRecipient(given: RecipientForm): void {
  refuse(recipientProblems(given))
}

/**
 * Asks for an email address in place of a phone number that a gateway called invalid.
 *
 * @throws AppError invalid_input
 */
export function refuseDeadNumber(): never {
  throw new AppError('invalid_input', say('checkout-problem.no-sms'), { email: say('checkout-problem.no-sms') })
}

/** @throws AppError invalid_input when there is any problem */
function refuse(problems: Partial<Record<CheckoutField, CheckoutProblem>>): void {
  const wrong = checkoutFields.flatMap((field) => {
    const problem = problems[field]
    return problem ? [[field, say(`checkout-problem.${problem}`)] as const] : []
  })
  const [first] = wrong
  if (first) throw new AppError('invalid_input', first[1], Object.fromEntries(wrong))
}
