import { expect, test } from 'vitest'
import { profileFields, profileProblems } from './profile.ts'

const asmita = {
  name: 'Asmita Gurung',
  email: 'asmita@post.example',
  mobile: '९८४१२३४५६७',
  date_of_birth: '1996-04-14',
  province: 'Gandaki',
  district: 'Kaski',
  City: 'Pokhara',
  street_address_1: 'Baidam, Lakeside-6',
}

test('a filled profile has no problem', () => {
  expect(profileProblems(asmita)).toEqual({})
})

test.each(profileFields)('without %s the marked fields are required, and nothing else counts', (field) => {
  expect(profileProblems({ ...asmita, mobile: 'wrong', [field]: ' ' })).toEqual({ [field]: 'marked-required' })
})

test.each([
  [{ name: '\u202Eatimsa' }, { name: 'name' }],
  [{ email: 'asmita' }, { email: 'email-format' }],
  [{ mobile: '014123456' }, { mobile: 'phone' }],
  [{ province: 'Koshi' }, { district: 'district' }],
  [{ City: 'P'.repeat(201) }, { City: 'too-long' }],
  // Nobody can change it, so the form requests no correction.
  [{ date_of_birth: '2020-01-01' }, {}],
] as const)('%j: %j', (wrong, problems) => {
  expect(profileProblems({ ...asmita, ...wrong })).toEqual(problems)
})
