import { expect, test } from 'vitest'
import { shownPart, wholePlan, ZOOM } from './plan-zoom.ts'
import { inSight, panned, zoomed } from './zoom-moves.ts'

const whole = { x: -480, y: -480, width: 6000, height: 5000 }
const all = wholePlan(whole)
const corner = { x: -480, y: -480 }

test('the whole plan shows at first', () => {
  expect(shownPart(whole, all)).toEqual(whole)
})

test('the point under a finger stays where it is', () => {
  const at = { x: 1000, y: 2000 }
  const share = ({ x, y, width, height }: typeof whole) => [(at.x - x) / width, (at.y - y) / height]
  const once = zoomed(whole, all, 2, at)
  expect(shownPart(whole, once).width).toBe(3000)
  const twice = zoomed(whole, once, 1.5, at)
  for (const [axis, part] of share(shownPart(whole, twice)).entries()) {
    expect(part).toBeCloseTo(share(whole)[axis]!)
  }
})

test('it zooms within bounds, and back to exactly the whole plan', () => {
  const closest = zoomed(whole, all, 1000, { x: 300, y: 300 })
  expect(closest.factor).toBe(ZOOM.most)
  expect(zoomed(whole, closest, 0.0001, { x: 300, y: 300 })).toEqual(all)
  expect(zoomed(whole, all, 0.5, corner)).toEqual(all)
})

test('it shows nothing beyond the plan', () => {
  const near = zoomed(whole, all, 4, corner)
  expect(shownPart(whole, near)).toMatchObject(corner)
  expect(panned(whole, near, { x: -500, y: -500 })).toEqual(near)
  expect(panned(whole, near, { x: 100, y: 200 })).toEqual({ ...near, x: near.x + 100, y: near.y + 200 })
  const { x, y, width, height } = shownPart(whole, panned(whole, near, { x: 90_000, y: 90_000 }))
  expect([x + width, y + height]).toEqual([5520, 4520])
})

const piece = (left: number, top: number, width: number) => ({ left, top, right: left + width, bottom: top + 100 })

test('a piece that leaves the shown part draws it along, and no further than needed', () => {
  const near = zoomed(whole, all, 4, corner)
  const { width } = shownPart(whole, near)
  expect(inSight(whole, near, piece(0, 0, 100))).toBe(near)
  const followed = inSight(whole, near, piece(3000, 0, 100))
  expect(followed.y).toBe(near.y)
  expect(shownPart(whole, followed).x + width).toBeCloseTo(3100)
  // A part of a large piece is enough.
  expect(shownPart(whole, inSight(whole, near, piece(1600, 0, 3000))).x + width).toBeCloseTo(1600 + 0.4 * width)
  // A piece beyond the drawing cannot show.
  expect(inSight(whole, all, piece(-4000, 0, 100))).toBe(all)
})
