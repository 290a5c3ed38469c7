import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitsOf, colorFamilies, countFamilies, familyLooks, familyOf } from './color-families.ts'
import { looks } from './sentence-looks.ts'

test.for([
  ['#ffffff', 'white'],
  ['#faf0e6', 'white'], // linen
  ['#fffff0', 'white'], // ivory
  ['#e6e6fa', 'white'], // the palest lavender
  ['#000000', 'black'],
  ['#1c1c1e', 'black'],
  ['#141824', 'black'], // blue-black
  ['#1f1a17', 'black'], // ebony
  ['#2b1d14', 'black'], // wenge
  ['#808080', 'gray'],
  ['#c0c0c0', 'gray'],
  ['#708090', 'gray'], // slate
  ['#f5f5dc', 'beige'],
  ['#fffdd0', 'beige'], // cream
  ['#faebd7', 'beige'],
  ['#ffdab9', 'beige'], // peach
  ['#d2b48c', 'beige'],
  ['#8b4513', 'brown'],
  ['#3b2a1e', 'brown'],
  ['#4a120d', 'brown'], // mahogany
  ['#ff0000', 'red'],
  ['#800020', 'red'], // burgundy
  ['#a52a2a', 'red'],
  ['#65000b', 'red'], // rosewood
  ['#ffc0cb', 'pink'],
  ['#ffe4e1', 'pink'],
  ['#fa8072', 'pink'], // salmon
  ['#ff1493', 'pink'],
  ['#ffa500', 'orange'],
  ['#ff7f50', 'orange'], // coral
  ['#d2691e', 'orange'],
  ['#ffff00', 'yellow'],
  ['#ffd700', 'yellow'],
  ['#f0e68c', 'yellow'],
  ['#808000', 'green'], // olive
  ['#9caf88', 'green'], // sage
  ['#98ff98', 'green'], // mint
  ['#2e8b57', 'green'],
  ['#008080', 'blue'], // teal
  ['#40e0d0', 'blue'], // turquoise
  ['#000080', 'blue'],
  ['#87ceeb', 'blue'],
  ['#4b0082', 'purple'],
  ['#dda0dd', 'purple'],
  ['#3d0c34', 'purple'], // aubergine
  ['#6a5acd', 'purple'],
] as const)('%s is %s', ([swatch, family]) => {
  expect(familyOf(swatch)).toBe(family)
})

const swatchOf = (channels: number[]) => `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`

test('every swatch has one family, and a change nobody sees hardly ever leaves it', () => {
  const channel = fc.integer({ min: 0, max: 254 })
  let moved = 0
  const RUNS = 2_000
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (channels) => {
      const family = familyOf(swatchOf(channels))
      expect(colorFamilies).toContain(family)
      if (familyOf(swatchOf(channels.map((one) => one + 1))) !== family) moved += 1
    }),
    { numRuns: RUNS, seed: 5 },
  )
  expect(moved / RUNS).toBeLessThan(0.05)
})

test('the dot of each family is of that family, and its name is the one that searches have', () => {
  const named = new Set([...looks.values()].filter(({ kind }) => kind === 'color').map(({ en, ne }) => `${en} ${ne}`))
  for (const family of colorFamilies) {
    const { en, ne, swatch } = familyLooks[family]
    expect(familyOf(swatch)).toBe(family)
    expect(en.toLowerCase()).toBe(family)
    expect(named).toContain(`${en} ${ne}`)
  }
})

test('a product counts once in each of its families, and families of no product are left out unless chosen', () => {
  const cells = [
    { families: bitsOf(['brown', 'green']), count: 3 },
    { families: bitsOf(['green']), count: 2 },
    { families: bitsOf(['white']), count: 0 },
  ]
  expect(countFamilies(cells, [])).toEqual([
    { family: 'white', count: 0 },
    { family: 'brown', count: 3 },
    { family: 'green', count: 5 },
  ])
  expect(countFamilies([], ['purple'])).toEqual([{ family: 'purple', count: 0 }])
})
