import { checkoutProblems, type CheckoutField } from '#domain/checkout/checkout.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import type { Problems } from '../../ui/form-problems.ts'
import type { Values } from '../../ui/use-checked-form.ts'
import styles from './checkout-form.module.css'

/** Fields in the order of the form; a ticked box has the value `on`. */
export const formFields = [
  'name',
  'phone',
  'email',
  'province',
  'district',
  'city',
  'zip',
  'street_address',
  'apartment',
  'method',
  'store',
  'floor',
  'hasLift',
  'access',
  'note',
  'payment',
  'agreed',
] as const satisfies readonly (CheckoutField | 'hasLift' | 'store')[]
export type FormField = (typeof formFields)[number]

/** Checks the form with the server's own rules; only the messages are ours. */
export function formProblems(given: Values<FormField>, { asksAccess }: { asksAccess: boolean }): Problems<FormField> {
  const { method, floor, agreed, hasLift: _, store: _store, ...texts } = given
  const form = {
    ...texts,
    method: method as ShippingMethod | '',
    floor: floorOf(floor),
    agreed: agreed !== '',
  }
  const problems = Object.entries(checkoutProblems(form, { asksAccess }))
  return Object.fromEntries(problems.map(([field, problem]) => [field, `checkout-problem.${problem}`]))
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
