import { expect, test } from 'vitest'
import { piece, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { viewBoxOf } from './drawing-box.ts'

const room = { x: -480, y: -480, width: 5700, height: 5810 }
const chest = piece('chest', 'drawers', [1000, 500, 800])

test.each([
  ['inside', { x: 500, y: 250 }, room],
  ['a little through a wall', { x: 4600, y: 2500 }, room],
  ['below the room', { x: 2000, y: 7000 }, { ...room, height: 7830 }],
  ['at the upper left, turned', { x: -2000, y: -1000, turn: 90 }, { x: -2350, y: -1600, width: 7570, height: 6930 }],
])('the drawing shows the room and a piece %s', (_, place, box) => {
  expect(viewBoxOf(planOf({ pieces: [{ ...chest, ...place }] }))).toEqual(box)
})
