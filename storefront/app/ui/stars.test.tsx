import { expect, test } from 'vitest'
import { renderInRouter } from '../render-in-router.tsx'
import { Stars } from './stars.tsx'

/** Each whole star has nine corners, each half star five. */
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
  const paths = [...html.matchAll(/<path class="([^"]*)" d="([^"]*)"/g)]
  const [full = ''] = paths.flatMap(([, look, path]) => (/full/.test(look!) ? path! : []))
  const whole = full.match(/l2\.2/g)?.length ?? 0
  const half = full.match(/v11\.4/g)?.length ?? 0
  expect([whole, half]).toEqual([Math.floor(stars), (stars * 2) % 2])
  const isHollowDrawn = paths.some(([, look]) => /hollow/.test(look!))
  expect(isHollowDrawn).toBe(stars < 5)
})
