import { checkoutProblems, type CheckoutField } from '#domain/checkout/checkout.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-methods.ts'
import type { Problems } from '../../ui/form-problems.ts'
import type { Values } from '../../ui/use-checked-form.ts'

/** In the order they stand in the form; a box that is ticked has the value `on`. */
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

/** The rules are the server's own; only their sentences are ours. */
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

/** Null where none was chosen, or nobody asked. */
export function floorOf(chosen: string): number | null {
  return chosen === '' ? null : Number(chosen)
}
