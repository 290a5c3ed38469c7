import { randomUUID } from 'node:crypto'
import { privateColumns } from '#api/people/accounts/profile/private-details.ts'
import type { users } from '#api/platform/db/schema.ts'
import type { Business } from '#domain/invoices/business.ts'
import type { DeliveryAddress } from '#domain/checkout/checkout.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import { defined } from '#domain/defined.ts'

const firstNames = (
  'Aarati Aayush Anil Anjali Asha Bhim Bikram Bimala Binita Bishal Chandra Deepak Devi Dinesh Dolma Gita Gopal Hari Indira ' +
  'Jamuna Janak Jyoti Kabita Kalpana Kiran Krishna Laxmi Madan Maya Mina Mohan Nabin Nirmala Nisha Pasang Pemba Prakash ' +
  'Pramila Puja Rajan Ramesh Rita Sabina Sagar Sandip Santosh Sarita Shanti Shiva Sita Sujan Sunita Tenzin Uma Yamuna'
).split(' ')
const familyNames = (
  'Acharya Adhikari Basnet Bhandari Bhattarai Bista Chaudhary Dahal Dangol Devkota Gautam Ghale Ghimire Gurung Jha Joshi ' +
  'Karki Khadka Khatri Lama Limbu Magar Maharjan Manandhar Neupane Ojha Pandey Pariyar Paudel Pun Rai Rana Regmi Sah ' +
  'Shah Sharma Sherpa Shrestha Subedi Tamang Thapa Thakuri Tharu Tuladhar Yadav'
).split(' ')
const streets = ['Main Road', 'Temple Lane', 'School Road', 'Station Road', 'Market Square', 'River Side', 'Hill Road']

type Town = Pick<DeliveryAddress, 'district' | 'province' | 'city' | 'zip'>

/** Where generated buyers live; the first ones more often. */
const towns: readonly Town[] = [
  { district: 'Kathmandu', province: 'Bagmati', city: 'Kathmandu', zip: '44600' },
  { district: 'Lalitpur', province: 'Bagmati', city: 'Lalitpur', zip: '44700' },
  { district: 'Kaski', province: 'Gandaki', city: 'Pokhara', zip: '33700' },
  { district: 'Chitwan', province: 'Bagmati', city: 'Bharatpur', zip: '44200' },
  { district: 'Morang', province: 'Koshi', city: 'Biratnagar', zip: '56613' },
  { district: 'Rupandehi', province: 'Lumbini', city: 'Butwal', zip: '32907' },
  { district: 'Banke', province: 'Lumbini', city: 'Nepalgunj', zip: '21900' },
  { district: 'Jhapa', province: 'Koshi', city: 'Birtamod', zip: '57204' },
  { district: 'Dhanusha', province: 'Madhesh', city: 'Janakpurdham', zip: '45600' },
  { district: 'Kailali', province: 'Sudurpashchim', city: 'Dhangadhi', zip: '10900' },
]
export const generatedDistricts = towns.map(({ district }) => district)

/** The lowest number of the prefix 984 that generated people have. */
const FIRST_PHONE = 9_840_100_000
const WARDS = 9

export type Person = { email: string; address: DeliveryAddress; business?: Business }

/** Returns an invented person, always the same one for a number. No two share an email address or a phone number. */
export function personOf(number: number): Person {
  const first = defined(firstNames[number % firstNames.length], 'first name')
  const last = defined(familyNames[Math.floor(number / firstNames.length) % familyNames.length], 'family name')
  const at = Math.floor((((number * 7_919) % 1_000) ** 2 / 1_000_000) * towns.length)
  return {
    email: `${first}.${last}.${number}@mail.example`.toLowerCase(),
    address: {
      ...defined(towns[at], 'town'),
      name: `${first} ${last}`,
      phone: String(FIRST_PHONE + number),
      ward: 1 + (number % WARDS),
      street_address: `${defined(streets[number % streets.length], 'street')} ${1 + (number % 90)}`,
      landmark: '',
      position: null,
      apartment: '',
    },
  }
}

/**
 * Returns the account of a person.
 *
 * @param passwordHash  of a password that nobody knows
 */
export function accountOf(
  { email, address: { name, phone, province, district, city, street_address } }: Person,
  { dataKey, passwordHash, createdAt }: { dataKey: DataKey; passwordHash: string; createdAt: Date },
) {
  const id = randomUUID()
  const details = {
    mobile: `+977${phone}`,
    date_of_birth: '1990-05-10',
    province,
    district,
    City: city,
    street_address_1: street_address,
  }
  const times = { createdAt, updatedAt: createdAt }
  return {
    id,
    name,
    email,
    passwordHash,
    ...privateColumns(dataKey, id, details),
    ...times,
  } satisfies typeof users.$inferInsert
}
