import { expect, test } from 'vitest'
import { renderInRouter } from '../render-in-router.tsx'
import { Stars } from './stars.tsx'

/** Five hollow stars are drawn, 17 units apart; the filled ones show up to the width of the clip. */
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
  expect(html).toContain(`<rect width="${stars * 17}" height="16">`)
  expect(html.match(/<path/g)).toHaveLength(2)
})
