import type { DeliveryAddress } from '#domain/checkout/checkout.ts'
import type { Business } from '#domain/invoices/business.ts'
import { places, type DemoPerson, type DemoPlace } from './people.ts'

/** A customer of the demo: a person with an address. */
export type Customer = Omit<DemoPerson, 'firm'> & { email: string; address: DeliveryAddress; business?: Business }

/** The demo's customers, in the order of their table. */
export const customers: readonly Customer[] = places.flatMap((place) =>
  place.people.map(({ firm, ...person }) => ({
    ...person,
    email: emailOf(person),
    address: addressOf(person, place),
    ...(firm !== undefined && { business: { name: firm, pan: panOf(person) } }),
  })),
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

/** Nobody’s, as far as we know: no number that we have seen begins with 000. */
function panOf({ phone }: DemoPerson): string {
  return `000${phone.slice(-6)}`
}

export function emailOf({ name }: Pick<DemoPerson, 'name'>): string {
  return `${name.toLowerCase().replaceAll('.', '').replaceAll(' ', '.')}@mail.example`
}
