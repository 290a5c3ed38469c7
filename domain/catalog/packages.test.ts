import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PACKAGE_CM, MAX_PACKAGE_KG, MAX_PACKAGES, type Package, packagesText, readPackages } from './packages.ts'

const rails = { name: '', nepaliName: '', lengthCm: 205, widthCm: 40, heightCm: 16, weightKg: 18 }
const headboard = { ...rails, name: 'Headboard', nepaliName: 'हेडबोर्ड', lengthCm: 165, weightKg: 21.5 }

test.each([
  ['200x90x15 32kg', [{ ...rails, lengthCm: 200, widthCm: 90, heightCm: 15, weightKg: 32 }]],
  ['205 × 40 × 16 cm, 18.0 KG', [rails]],
  ['२०५*४०*१६ १८ kg', [rails]],
  ['Headboard / हेडबोर्ड: 165x40x16 21.5kg; 205x40x16 18kg', [headboard, rails]],
  ['205x40x16 18kg\r\n\r\n 205x40x16  18 kg ;', [rails, rails]],
  ['Legs: 205x40x16 18kg', [{ ...rails, name: 'Legs' }]],
  ['', []],
])('%j is read', (text, packages) => {
  expect(readPackages(text)).toEqual({ packages })
})

const form = 'Must be like 200x90x15 32kg; Legs: 60x20x10 4.5kg'
test.each([
  ['a big box', form],
  ['200x90 32kg', form],
  ['200x90x15', form],
  ['200x90x15 3.25kg', form],
  ['200.5x90x15 3kg', form],
  ['-200x90x15 3kg', form],
  ['A / B / C: 200x90x15 3kg', form],
  ['0x90x15 3kg', 'Each side must be 1 to 500 cm'],
  ['501x90x15 3kg', 'Each side must be 1 to 500 cm'],
  ['200x90x15 0kg', 'Must weigh 0.1 to 500 kg'],
  ['200x90x15 500.1kg', 'Must weigh 0.1 to 500 kg'],
  ['205x40x16 18kg; 205x40x16', `Package 2: ${form}`],
  [`${'a'.repeat(41)}: 200x90x15 3kg`, 'Names have at most 40 characters'],
  ['a: b: 200x90x15 3kg', 'Has a character that a name cannot have'],
  ['a\u202Eb: 200x90x15 3kg', 'Has a character that a name cannot have'],
  [' / हेडबोर्ड: 200x90x15 3kg', 'Needs an English name beside the Nepali one'],
  ['205x40x16 18kg;'.repeat(21), 'May be at most 20 packages'],
])('%j is refused', (text, problem) => {
  expect(readPackages(text)).toEqual({ problem })
})

const side = fc.integer({ min: 1, max: MAX_PACKAGE_CM })
const word = fc.constantFrom('', 'Headboard', 'Top, 2 halves', 'खुट्टा', 'Side panels (2)', '3x4 rack')
const anyPackage: fc.Arbitrary<Package> = fc
  .record({
    name: word,
    nepaliName: word,
    lengthCm: side,
    widthCm: side,
    heightCm: side,
    weightKg: fc.integer({ min: 1, max: MAX_PACKAGE_KG * 10 }).map((tenths) => tenths / 10),
  })
  .map((one) => (one.name === '' ? { ...one, nepaliName: '' } : one))

test('what is written reads back the same', () => {
  fc.assert(
    fc.property(
      fc.array(anyPackage, { maxLength: MAX_PACKAGES }),
      fc.constantFrom('; ', '\n'),
      (packages, separator) => {
        expect(readPackages(packagesText(packages, separator))).toEqual({ packages })
      },
    ),
  )
})
