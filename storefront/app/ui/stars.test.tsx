import { expect, test } from 'vitest'
import { renderInRouter } from '../render-in-router.tsx'
import { Stars } from './stars.tsx'

test.each([
  [0, 0],
  [0.2, 0],
  [0.3, 0.5],
  [2.5, 2.5],
  [4.2, 4],
  [4.7, 4.5],
  [4.8, 5],
  [5, 5],
])('a rating of %d fills %d stars', (rating, stars) => {
  const html = renderInRouter(<Stars rating={rating} />)
  expect(Number(/--full:([\d.]+)/.exec(html)?.[1])).toBe(stars)
})

test('a product without reviews has words in place of five empty stars', () => {
  const html = renderInRouter(<Stars rating={0} count={0} />)
  expect(html).toContain('No reviews yet')
  expect(html).not.toContain('--full')
})
