import { expect, test } from 'vitest'
import { setSeats } from '#domain/catalog/set-seats.ts'
import { diningInNepali } from '../ne/products/dining.ts'
import { diningProducts } from './dining.ts'

test.each([
  ['janaki-six-seater-dining-set', { chairs: 6, hasBench: false }],
  ['gorkha-round-dining-set', { chairs: 4, hasBench: false }],
  ['annapurna-eight-seater-dining-set', { chairs: 8, hasBench: false }],
  ['bhaktapur-bench-dining-set', { chairs: 2, hasBench: true }],
])('the texts of %s say what its drawing shows, in both languages', (slug, seats) => {
  const english = diningProducts.find((product) => product.slug === slug)!
  for (const { shortDescription, specialFeatures = null } of [english, diningInNepali[slug]!]) {
    expect(setSeats({ slug, shortDescription, specialFeatures })).toStrictEqual(seats)
  }
})
