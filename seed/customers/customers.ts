import type { DeliveryAddress } from '#domain/checkout/checkout.ts'
import { places, type DemoPerson, type DemoPlace } from './people.ts'

/** A customer of the demo: a person with an address. */
export type Customer = DemoPerson & { email: string; address: DeliveryAddress }

/** The demo's customers, in the order of their table. */
export const customers: readonly Customer[] = places.flatMap((place) =>
  place.people.map((person) => ({ ...person, email: emailOf(person), address: addressOf(person, place) })),
)

/** Returns where the orders of a person go. */
export function addressOf(
  { name, phone, ward, street }: DemoPerson,
  place: Omit<DemoPlace, 'people'>,
): DeliveryAddress {
  const { district, province, city, zip } = place
  const where = { district, province, city, zip, ward, street_address: street }
  return { ...where, name, phone, landmark: '', position: null, apartment: '' }
}

export function emailOf({ name }: Pick<DemoPerson, 'name'>): string {
  return `${name.toLowerCase().replaceAll('.', '').replaceAll(' ', '.')}@mail.example`
}
