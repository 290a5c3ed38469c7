import { randomUUID } from 'node:crypto'
import { hashPassword, isPassword } from '#api/people/accounts/password/password-hash.ts'
import { privateColumns } from '#api/people/accounts/profile/private-details.ts'
import { findUserByEmail, insertUser } from '#api/people/accounts/user-queries.ts'
import type { Db } from '#api/platform/db/client.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import type { DeliveryAddress } from '#domain/checkout/checkout.ts'

export const demoShopper = { name: 'Asmita Gurung', email: 'asmita@kastha.example', password: 'kastha-demo' }

const details = {
  mobile: '+9779846012345',
  date_of_birth: '1996-04-14',
  province: 'Gandaki',
  district: 'Kaski',
  City: 'Pokhara',
  street_address_1: 'Baidam Road, Lakeside-6',
}

/** Delivery addresses of the shopper, home first. */
export const demoAddresses: readonly [DeliveryAddress, DeliveryAddress] = [
  {
    name: demoShopper.name,
    phone: '9846012345',
    district: 'Kaski',
    province: 'Gandaki',
    city: 'Pokhara',
    ward: 6,
    street_address: 'Baidam Road, Lakeside',
    landmark: 'beside the lake gate',
    position: { latitude: 28.2096, longitude: 83.9572 },
    apartment: '',
    zip: '33700',
  },
  {
    name: 'Man Bahadur Gurung',
    phone: '9856012345',
    district: 'Kaski',
    province: 'Gandaki',
    city: 'Pokhara',
    ward: 8,
    street_address: 'Simalchaur',
    landmark: 'behind the school',
    position: null,
    apartment: '',
    zip: '33700',
  },
]

/**
 * Inserts the demo shopper, for logging in.
 *
 * @returns the user's id
 */
export async function insertDemoShopper(tx: Db, dataKey: DataKey): Promise<string> {
  const { name, email, password } = demoShopper
  const id = randomUUID()
  const passwordHash = await hashPassword(password, { owner: 'staff' })
  await insertUser(tx, { id, name, email, passwordHash, ...privateColumns(dataKey, id, details) })
  return id
}

/** Returns the demo shopper's login while it works: the password is unchanged and staff have not blocked the account. */
export async function findDemoShopper(db: Db): Promise<typeof demoShopper | undefined> {
  const user = await findUserByEmail(db, demoShopper.email)
  const isOpen =
    user?.blockedAt === null && (await isPassword(user.passwordHash, demoShopper.password, { owner: 'staff' }))
  return isOpen ? demoShopper : undefined
}
