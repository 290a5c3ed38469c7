import { expect, test } from 'vitest'
import { isInNepal } from '../addresses/in-nepal.ts'
import { localLevelsOf } from '../addresses/local-levels.ts'
import {
  checkoutFields,
  checkoutProblems,
  MAX_FLOOR,
  parseZip,
  type CheckoutField,
  type CheckoutForm,
  type CheckoutProblem,
} from './checkout.ts'

const form: CheckoutForm = {
  name: 'Asmita Rai',
  phone: '9841234567',
  email: 'asmita@post.example',
  district: 'Kathmandu',
  province: 'Bagmati',
  city: 'Kathmandu',
  ward: 10,
  street_address: 'Baneshwor Marg 12',
  landmark: 'near the college gate',
  position: { latitude: 27.6915, longitude: 85.342 },
  apartment: '',
  zip: '',
  method: 'standard',
  payment: 'cod',
  floor: null,
  access: '',
  note: '',
  agreed: true,
}
const nothingLarge = { asksAccess: false, email: 'always', levelsOf: localLevelsOf, isInNepal } as const

test('a complete form has no problem', () => {
  expect(checkoutProblems(form, nothingLarge)).toEqual({})
})

test.each<[string, Partial<CheckoutForm>]>([
  ['a Devanagari name', { name: 'अस्मिता राई' }],
  ['a phone number with country code and dashes', { phone: '+977 984-1234567' }],
  ['Devanagari digits', { phone: '९८४१२३४५६७', zip: '४४६००' }],
  ['an address with spaces around', { street_address: ' Marg 1 ', email: ' asmita@post.example ' }],
  ['a note of several lines', { note: 'One\nTwo', access: 'Gate\nStairs' }],
  ['an address with the fields of the specification alone', { ward: null, landmark: '', position: null }],
  ['a local level by its full name', { city: 'Kathmandu Metropolitan City' }],
  ['a local level in Nepali', { city: 'काठमाण्डौँ' }],
  ['the last ward', { ward: 32 }],
  ['the longest texts', { apartment: 'x'.repeat(200), note: 'x'.repeat(1_000), access: 'x'.repeat(1_000) }],
])('%s is fine', (_, values) => {
  expect(checkoutProblems({ ...form, ...values }, nothingLarge)).toEqual({})
})

test.each<[CheckoutField, CheckoutProblem, CheckoutForm[CheckoutField]]>([
  ['name', 'required', ' '],
  ['name', 'name', 'Asmita\u202E'],
  ['phone', 'required', ''],
  ['phone', 'phone', '014412345'],
  ['phone', 'phone-abroad', '+44 7700 900123'],
  ['email', 'required', ''],
  ['email', 'email', 'asmita@'],
  ['street_address', 'required', ''],
  ['street_address', 'hidden-sign', 'One\nTwo'],
  ['street_address', 'too-long', 'x'.repeat(201)],
  ['apartment', 'hidden-sign', 'One\nTwo'],
  ['apartment', 'too-long', 'x'.repeat(201)],
  ['city', 'required', ''],
  ['city', 'city', 'Pokhara'],
  ['city', 'city', 'x'.repeat(200)],
  ['ward', 'ward', 0],
  ['ward', 'ward', 33],
  ['ward', 'ward', 1.5],
  ['landmark', 'hidden-sign', 'One\nTwo'],
  ['landmark', 'too-long', 'x'.repeat(201)],
  ['position', 'position', { latitude: 28.6139, longitude: 77.209 }],
  ['district', 'required', ''],
  ['district', 'district', 'Kaski'],
  ['zip', 'zip', '4460'],
  ['zip', 'zip', '446000'],
  ['method', 'method', ''],
  ['payment', 'payment', ''],
  ['access', 'too-long', 'x'.repeat(1_001)],
  ['note', 'too-long', 'x'.repeat(1_001)],
  ['agreed', 'agreed', false],
])('%s is %s when it reads %j, and nothing else is wrong', (field, problem, value) => {
  expect(checkoutProblems({ ...form, [field]: value }, nothingLarge)).toEqual({ [field]: problem })
})

test('a province that is none leaves no district of it', () => {
  expect(checkoutProblems({ ...form, province: 'Tibet' }, nothingLarge)).toEqual({
    province: 'province',
    district: 'district',
  })
})

test.each([
  ['standard', null, { floor: 'floor' }],
  ['express', null, { floor: 'floor' }],
  ['', null, { method: 'method', floor: 'floor' }],
  ['pickup', null, {}],
  ['standard', 0, {}],
  ['standard', MAX_FLOOR, {}],
  ['standard', MAX_FLOOR + 1, { floor: 'floor' }],
  ['standard', -1, { floor: 'floor' }],
  ['standard', 1.5, { floor: 'floor' }],
] as const)('large goods by %j to floor %j', (method, floor, problems) => {
  expect(checkoutProblems({ ...form, method, floor }, { ...nothingLarge, asksAccess: true })).toEqual(problems)
})

test('an empty form has a problem in each field that must be filled in, and a sentence for each', () => {
  const empty = Object.fromEntries(checkoutFields.map((field) => [field, ''])) as unknown as CheckoutForm
  const problems = checkoutProblems({ ...empty, ward: null, position: null, floor: null, agreed: false }, nothingLarge)
  expect(Object.keys(problems).toSorted()).toEqual([
    'agreed',
    'city',
    'district',
    'email',
    'method',
    'name',
    'payment',
    'phone',
    'province',
    'street_address',
  ])
})

test('a local level must belong to the district', () => {
  const gorkha = { ...form, province: 'Gandaki', district: 'Gorkha', city: 'Pokhara', ward: 6 }
  expect(checkoutProblems(gorkha, nothingLarge)).toEqual({ city: 'city' })
  expect(checkoutProblems({ ...gorkha, district: 'Kaski' }, nothingLarge)).toEqual({})
})

test('a form that has not loaded the local levels leaves them to the server', () => {
  const unknown = { ...nothingLarge, levelsOf: () => undefined }
  expect(checkoutProblems({ ...form, city: 'Anywhere', ward: 99 }, unknown)).toEqual({})
})

test.each([
  ['always', '9841234567', '', { email: 'required' }],
  ['without-sms', '9841234567', '', {}],
  ['without-sms', '9741234567', ' ', {}],
  ['without-sms', '9611234567', '', { email: 'no-sms' }],
  ['without-sms', '9611234567', 'asmita@post.example', {}],
  ['without-sms', '12', '', { phone: 'phone' }],
  ['without-sms', '9841234567', 'asmita@', { email: 'email' }],
  ['never', '9611234567', '', {}],
  ['never', '9841234567', 'asmita@', { email: 'email' }],
] as const)('when an email address is needed %s, %s with %j is %j', (email, phone, given, problems) => {
  expect(checkoutProblems({ ...form, phone, email: given }, { ...nothingLarge, email })).toEqual(problems)
})

test.each([
  ['44600', '44600'],
  [' 44600 ', '44600'],
  ['४४६००', '44600'],
  ['', null],
  ['446', null],
  ['4460a', null],
])('the postal code %j is %j', (typed, zip) => {
  expect(parseZip(typed)).toBe(zip)
})
