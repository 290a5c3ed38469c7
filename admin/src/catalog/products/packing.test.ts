import { expect, test } from 'vitest'
import { entriesOf, finer, packedAlike, packedBy, readTyped, typedPackages } from './packing.ts'
import { withColor, withVariant, type EditedVariant } from './variants.ts'

const low = { name: '', nepaliName: '', lengthCm: 140, widthCm: 40, heightCm: 16, weightKg: 18 }
const wide = { ...low, name: 'Headboard', nepaliName: 'हेडबोर्ड', lengthCm: 170 }

const sizes = ['1*2', '2*2'].reduce<EditedVariant[]>(
  (all, size) => withVariant(all, 'bed', { color: null, size, type: null }),
  [],
)
/** Two sizes in green and blush: green 1*2, green 2*2, blush 1*2, blush 2*2. */
const bed = withColor(withColor(sizes, 'bed', 'green'), 'bed', 'blush')
const packed = (...packages: EditedVariant['packages'][]) =>
  bed.map((variant, at) => ({ ...variant, packages: packages[at]! }))
const places = (variants: EditedVariant[]) => entriesOf(variants, packedBy(variants)).map((entry) => entry.places)
const addedPackages = (all: EditedVariant[]) => all.slice(4).map(({ packages }) => packages)

test('packages that differ by nothing, by size or by color are one entry each', () => {
  const same = packed([low], [low], [low], [low])
  const bySize = packed([low], [wide], [low], [wide])
  const byColor = packed([low], [wide], [low], [low])
  expect([same, bySize, byColor].map(packedBy)).toEqual(['nothing', 'size', 'color'])
  expect([same, bySize, byColor].map(places)).toEqual([
    [[0, 1, 2, 3]],
    [
      [0, 2],
      [1, 3],
    ],
    [[0], [1], [2], [3]],
  ])
})

test('typed packages and saved ones are compared by what they say', () => {
  expect(packedBy(packed('140x40x16 18kg', [low], [low], '140x40x16 18kg'))).toBe('nothing')
})

test('a coarser choice takes the packages of the first of each entry', () => {
  const byColor = packed([low], [wide], [wide], [low])
  const told = (level: 'nothing' | 'size') => packedAlike(byColor, level).map(({ packages }) => packages)
  expect(told('size')).toEqual([[low], [wide], [low], [wide]])
  expect(told('nothing')).toEqual([[low], [low], [low], [low]])
  expect([finer('nothing', 'size'), finer('color', 'size')]).toEqual(['size', 'color'])
})

test('a new color takes the packages of the first one, and a new size takes none', () => {
  const variants = packed([low], [wide], [low], [wide])
  expect(addedPackages(withColor(variants, 'bed', 'oak'))).toEqual([[low], [wide]])
  expect(addedPackages(withVariant(variants, 'bed', { color: 'blush', size: '3*2', type: null }))).toEqual([[]])
})

test('packages are typed one a line, and read when they are saved', () => {
  const text = '140x40x16 18kg\nHeadboard / हेडबोर्ड: 170x40x16 18kg'
  expect(typedPackages([low, wide])).toBe(text)
  expect(typedPackages('140 x')).toBe('140 x')
  expect([readTyped(text), readTyped([low]), readTyped('')]).toEqual([[low, wide], [low], []])
  expect(readTyped('140 x')).toBe('140 x')
})
