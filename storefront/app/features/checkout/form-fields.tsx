import type { Quote } from '#contract/checkout.ts'
import { parsePosition } from '#domain/addresses/position.ts'
import { checkoutProblems, type CheckoutField, type EmailNeed, type LevelsOf } from '#domain/checkout/checkout.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import type { Problems } from '../../ui/form-problems.ts'
import type { Values } from '../../ui/use-checked-form.ts'
import styles from './checkout-form.module.css'

/** Fields in the order of the form; a ticked box has the value `on`. */
export const formFields = [
  'name',
  'phone',
  'email',
  'recipient',
  'recipient_name',
  'recipient_phone',
  'is_gift',
  'district',
  'province',
  'city',
  'ward',
  'street_address',
  'landmark',
  'position',
  'apartment',
  'zip',
  'floor',
  'hasLift',
  'access',
  'method',
  'store',
  'note',
  'payment',
  'asks_instalments',
  'instalments',
  'business',
  'business_name',
  'pan',
  'business_address',
  'agreed',
] as const satisfies readonly (
  | CheckoutField
  | 'hasLift'
  | 'store'
  | 'business'
  | 'recipient'
  | 'is_gift'
  | 'asks_instalments'
  | 'instalments'
)[]
export type FormField = (typeof formFields)[number]

/** The choice of a shopper who does not know the ward. */
export const UNKNOWN_WARD = 'unknown'

type Circumstances = {
  asksAccess: boolean
  email: EmailNeed
  /** Whether the form has plans for instalments to choose from. */
  hasPlans?: boolean
  levelsOf: LevelsOf
}

/** Checks the form with the server's own rules; only the messages are ours. The form also wants an answer about the ward. */
export function formProblems(given: Values<FormField>, circumstances: Circumstances): Problems<FormField> {
  const { method, floor, agreed, hasLift: _, store: _store, business, recipient, ...others } = given
  const { asks_instalments, instalments, ...rest } = others
  const form = {
    ...rest,
    ...placeOf(given),
    method: method as ShippingMethod | '',
    floor: floorOf(floor),
    agreed: agreed !== '',
    // Ticked boxes ask for their fields; that of the recipient as a gift does.
    is_gift: recipient !== '',
    isBusiness: business !== '',
  }
  const problems = Object.entries(checkoutProblems(form, { ...circumstances, isInNepal: isCheckedBefore }))
  return {
    ...(isWardMissing(given, circumstances.levelsOf) && { ward: 'checkout-problem.required' }),
    ...(asks_instalments !== '' &&
      instalments === '' && {
        [circumstances.hasPlans ? 'instalments' : 'asks_instalments']: 'checkout-problem.instalments',
      }),
    ...Object.fromEntries(problems.map(([field, problem]) => [field, `checkout-problem.${problem}`])),
  }
}

/** Even before the shopper chooses a district, so that one press names every missing field. */
export function isWardMissing({ ward, district }: Values<'ward' | 'district'>, levelsOf: LevelsOf): boolean {
  return ward === '' && (district === '' || levelsOf(district) !== undefined)
}

/** The button that marks a position knows Nepal's border (door-position.tsx), and the server checks it again. */
const isCheckedBefore = () => true

/** Whether somebody else receives the order. A ticked box does not count for pickup, which does not show it. */
export function isForOther({ recipient = '', method }: Partial<Values<'recipient' | 'method'>>): boolean {
  return recipient !== '' && method !== 'pickup'
}

/** Returns what the API takes for ward and position. */
export function placeOf({ ward, position }: Pick<Values<FormField>, 'ward' | 'position'>) {
  return { ward: ward === '' || ward === UNKNOWN_WARD ? null : Number(ward), position: parsePosition(position) }
}

/** Returns when the email address is required. Until the shop has said so, a guest may leave it out. */
export function emailNeed(quote: Pick<Quote, 'email'> | undefined, { isGuest }: { isGuest: boolean }): EmailNeed {
  return quote?.email ?? (isGuest ? 'without-sms' : 'always')
}

/** Returns what the API takes for the business of the invoice; nothing unless its box is ticked. */
export function businessIn({
  business,
  ...entered
}: Values<'business' | 'business_name' | 'pan' | 'business_address'>) {
  return business === '' ? {} : entered
}

/** Returns null when no floor was chosen, or the form did not ask. */
export function floorOf(chosen: string): number | null {
  return chosen === '' ? null : Number(chosen)
}

/** Formats the label of an optional field. */
export function optional(label: string, word: string) {
  return (
    <>
      {label} <span className={styles.optional}>({word})</span>
    </>
  )
}
