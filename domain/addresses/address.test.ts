import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressProblems, districtsOf } from './address.ts'
import { provinces } from './provinces.ts'

const street = { City: 'Pokhara', street_address_1: 'Baidam, Lakeside-6' }

test('each province has its own districts, and what is no province has none', () => {
  expect(districtsOf('Gandaki').map(({ name }) => name)).toContain('Kaski')
  for (const name of ['', 'gandaki', 'Kaski', 'constructor']) expect(districtsOf(name)).toEqual([])
})

test('a district fits its own province and no other', () => {
  const places = provinces.flatMap(({ name, districts }) => districts.map((district) => [name, district.name] as const))
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.constantFrom(...provinces), ([itsOwn, district], { name: province }) => {
      const problems = addressProblems({ ...street, province, district })
      expect(problems).toEqual(province === itsOwn ? {} : { district: 'district' })
    }),
  )
})

test.each([
  [{ province: '7' }, { province: 'province', district: 'district' }],
  [{ district: 'kaski' }, { district: 'district' }],
  [{ City: 'P'.repeat(200), street_address_1: 'B'.repeat(200) }, {}],
  [
    { City: 'P'.repeat(201), street_address_1: 'B'.repeat(201) },
    { City: 'too-long', street_address_1: 'too-long' },
  ],
  [
    { City: 'Pokhara\r\nBcc', street_address_1: 'Baidam\u200F' },
    { City: 'hidden-sign', street_address_1: 'hidden-sign' },
  ],
  [{ City: 'पोखरा‍', street_address_1: 'लेकसाइड, वडा नं. ६' }, {}],
] as const)('%j: %j', (wrong, problems) => {
  expect(addressProblems({ ...street, province: 'Gandaki', district: 'Kaski', ...wrong })).toEqual(problems)
})
