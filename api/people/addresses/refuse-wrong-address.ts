import { isInNepal } from '#domain/addresses/in-nepal.ts'
import { localLevelsOf } from '#domain/addresses/local-levels.ts'
import { deliveryAddressFields, deliveryAddressProblems, type DeliveryAddress } from '#domain/checkout/checkout.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

export function noSuchAddress(): AppError {
  return new AppError('not_found', say('addresses.not-found'))
}

/**
 * Refuses an address with problems.
 *
 * @throws AppError invalid_input that names each wrong field; the first one supplies the message
 */
export function refuseWrongAddress(given: DeliveryAddress): void {
  const problems = deliveryAddressProblems(given, { levelsOf: localLevelsOf, isInNepal })
  const wrong = deliveryAddressFields.flatMap((field) => {
    const problem = problems[field]
    return problem ? [[field, say(`checkout-problem.${problem}`)] as const] : []
  })
  if (wrong[0]) throw new AppError('invalid_input', wrong[0][1], Object.fromEntries(wrong))
}
