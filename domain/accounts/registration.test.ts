import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RegistrationField, registrationFields, registrationProblems } from './registration.ts'

const today = '2026-08-01'
const asmita = {
  name: 'Asmita Gurung',
  email: ' asmita@post.example ',
  password: 'lakeside rain',
  confirm_password: 'lakeside rain',
  date_of_birth: '1996-04-14T00:00:00.000Z',
  mobile: '+977 984-123-4567',
  province: 'Gandaki',
  district: 'Kaski',
  City: 'Pokhara',
  street_address_1: 'Baidam, Lakeside-6',
}

test('a filled form has no problem', () => {
  expect(registrationProblems(asmita, today)).toEqual({})
})

test.each(registrationFields)(
  'without %s all fields are required, and what is wrong with the others counts too',
  (field) => {
    const given = { ...asmita, email: 'asmita@post', mobile: 'wrong', [field]: '' }
    const problems = registrationProblems(given, today)
    expect(problems).toEqual({
      email: 'email-format',
      mobile: 'phone',
      [field]: 'all-required',
      ...(field === 'province' && { district: 'district' }),
    })
  },
)

test('an empty form lacks every field, in the order of the form', () => {
  const empty = Object.fromEntries(registrationFields.map((field) => [field, ''])) as typeof asmita
  const problems = registrationProblems(empty, today)
  expect(Object.keys(problems)).toEqual([...registrationFields])
  expect(new Set(Object.values(problems))).toEqual(new Set(['all-required']))
})

test.each([
  [{ name: '  ' }, { name: 'all-required' }],
  [{ name: '1234' }, { name: 'name' }],
  [{ email: 'asmita@post' }, { email: 'email-format' }],
  [{ email: 'a b@post.example' }, { email: 'email-format' }],
  [{ password: '12345', confirm_password: '12345' }, { password: 'password-short' }],
  [{ password: '      ', confirm_password: '      ' }, {}],
  [{ confirm_password: 'lakeside  rain' }, { confirm_password: 'passwords-differ' }],
  [{ password: '12345' }, { password: 'password-short', confirm_password: 'passwords-differ' }],
  [{ date_of_birth: '2008-08-02' }, { date_of_birth: 'young' }],
  [{ date_of_birth: '1905-08-01' }, { date_of_birth: 'birth-date' }],
  [{ date_of_birth: '2027-01-01' }, { date_of_birth: 'birth-date' }],
  [{ date_of_birth: '14 April 1996' }, { date_of_birth: 'birth-date' }],
  [{ mobile: '9831234567' }, { mobile: 'phone' }],
  [{ province: 'Bagmati' }, { district: 'district' }],
  [{ province: 'Atlantis' }, { province: 'province', district: 'district' }],
  [{ district: 'Kathmandu' }, { district: 'district' }],
  [{ City: 'P'.repeat(201) }, { City: 'too-long' }],
  [{ street_address_1: 'B'.repeat(201) }, { street_address_1: 'too-long' }],
] as const)('%j: %j', (wrong, problems) => {
  expect(registrationProblems({ ...asmita, ...wrong }, today)).toEqual(problems)
})

test('whatever is typed, each problem is of a field of the form and has its sentence', () => {
  const texts = Object.fromEntries(registrationFields.map((field) => [field, fc.string()])) as Record<
    RegistrationField,
    fc.Arbitrary<string>
  >
  fc.assert(
    fc.property(fc.record(texts), (given) => {
      for (const field of Object.keys(registrationProblems(given, today))) expect(registrationFields).toContain(field)
    }),
  )
})
