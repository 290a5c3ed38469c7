import { expect, test } from 'vitest'
import { demoProducts } from '../demo-products.ts'
import { manifest } from '../manifest.ts'
import { peopleOf } from './people.ts'
import { DEMO_DAY, starsFor, writeReviews, writtenIn } from './write-reviews.ts'

test.each([
  { count: 24, mean: 4.7, sum: 113 },
  { count: 7, mean: 3.4, sum: 24 },
  { count: 1, mean: 5, sum: 5 },
  { count: 3, mean: 1, sum: 3 },
  { count: 0, mean: 4, sum: 0 },
])('$count reviews with a mean of $mean have $sum stars', ({ count, mean, sum }) => {
  const stars = starsFor(count, mean)
  expect(stars).toHaveLength(count)
  expect(stars.reduce<number>((total, rating) => total + rating, 0)).toBe(sum)
  expect(stars.filter((rating) => rating < 1 || rating > 5)).toEqual([])
})

test('reviews depend only on the seed, and date from the 18 months before the demo', () => {
  const about = { product: 'rara-wingback-bed', subcategory: 'beds' }
  const written = writeReviews(about, { count: 20, mean: 4.5, seed: 3 })
  expect(writeReviews(about, { count: 20, mean: 4.5, seed: 3 })).toEqual(written)
  expect(written).toHaveLength(20)
  const ages = written.map(({ createdAt }) => (DEMO_DAY.getTime() - createdAt.getTime()) / 86_400_000)
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...ages)).toBeLessThanOrEqual(548)
})

test('each name and town has a Nepali one', () => {
  const { en, ne } = peopleOf
  expect(ne.givenNames).toHaveLength(en.givenNames.length)
  expect(ne.familyNames).toHaveLength(en.familyNames.length)
  expect(ne.towns).toHaveLength(en.towns.length)
})

const reviewed = demoProducts.flatMap(({ slug, reviews }, at) => (reviews ? [{ slug, at, ...reviews }] : []))

test.for(reviewed)('reviews of $slug are in both languages, each whole in one', ({ slug, at, count, mean }) => {
  const { subcategory } = manifest.products.find((product) => product.slug === slug)!
  const written = writeReviews({ product: slug, subcategory }, { count, mean, seed: at + 1 })
  const nepali = written.filter(({ comment }) => writtenIn(comment) === 'ne')
  expect(nepali.length / written.length).toBeGreaterThan(0.2)
  expect(nepali.length / written.length).toBeLessThan(0.8)
  expect(
    nepali.filter(({ comment, userName }) => /[A-Za-z0-9]/.test(comment + userName.replace('Anonymous', ''))),
  ).toEqual([])
})
