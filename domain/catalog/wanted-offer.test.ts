import { expect, test } from 'vitest'
import { anyOffer, firstWanted, wantedOffer } from './wanted-offer.ts'

const colors = [
  { slug: 'walnut', swatch: '#5f4736' },
  { slug: 'natural-oak', swatch: '#c9a374' },
  { slug: 'ink-blue', swatch: '#34496b' },
  { slug: 'oakland-red', swatch: '#b3302f' },
]
const offers = colors.map(({ slug }) => ({ color: slug, size: null, price: 1_000 }))

const material = (...colorWords: string[]) => ({ kind: 'material' as const, colorWords })
const shade = (...colorWords: string[]) => ({ kind: 'color' as const, family: null, colorWords })

test.each([
  ['an oak', [material('oak')], 'natural-oak'],
  ['any of several woods', [material('ash', 'oak')], 'natural-oak'],
  ['a shade of several words', [shade('navy', 'ink blue')], 'ink-blue'],
  ['either of two shades', [shade('teal'), shade('ink blue')], 'ink-blue'],
  ['a family that no swatch is of', [{ ...shade('black', 'ink blue'), family: 'black' as const }], 'ink-blue'],
  ['a part of a word', [material('land')], 'walnut'],
  ['a material of no color', [material('leather')], 'walnut'],
  ['a wood after a material of no color', [material('leather'), material('oak')], 'natural-oak'],
  ['an unwanted material', [material()], 'walnut'],
] as const)('the first offer for %s has the color that is asked for, if any has', (_, asked, color) => {
  expect(firstWanted(offers, colors, wantedOffer(anyOffer, asked))?.color).toBe(color)
})

test('a chosen color replaces a shade in words, and a wood narrows it', () => {
  const chosen = { ...anyOffer, colors: ['brown' as const] }
  expect(firstWanted(offers, colors, wantedOffer(chosen, [shade('ink blue')]))?.color).toBe('walnut')
  expect(firstWanted(offers, colors, wantedOffer(chosen, [material('oak')]))?.color).toBe('natural-oak')
})

test('of the grays, one that is called so comes before graphite', () => {
  const grays = [
    { slug: 'graphite', swatch: '#3b3c40' },
    { slug: 'teal', swatch: '#2a6a70' },
    { slug: 'grey-and-white', swatch: '#b9b9b7' },
  ]
  const gray = { ...shade('grey', 'gray', 'graphite'), family: 'gray' as const }
  const colored = grays.map(({ slug }) => ({ color: slug, size: null, price: 1_000 }))
  expect(firstWanted(colored, grays, wantedOffer(anyOffer, [gray]))?.color).toBe('grey-and-white')
  expect(firstWanted(colored.slice(0, 2), grays, wantedOffer(anyOffer, [gray]))?.color).toBe('graphite')
})
