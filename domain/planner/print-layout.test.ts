import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PIECE_MM, PLACE_MM, ROOM_SIDE_MM } from './plan.ts'
import { drawingSpace, printLayout } from './print-layout.ts'
import { rectangularRoom } from './rooms.ts'
import { bedroom, piece, planOf } from './sample-plan.fixture.ts'

function roomOf(width: number, depth: number) {
  const made = rectangularRoom({ width, depth, height: 2700 })
  if ('problem' in made) throw new Error(made.problem)
  return planOf({ room: made.room })
}

test.each([
  [5200, 4200, 50, 'portrait'],
  [1000, 1000, 50, 'portrait'],
  // 8 m wide is 160 mm, and 186 mm with walls and labels hardly.
  [7900, 4000, 50, 'portrait'],
  [8200, 4000, 50, 'landscape'],
  [4000, 9000, 50, 'portrait'],
  [12_000, 4500, 50, 'landscape'],
  [12_500, 6000, 100, 'portrait'],
  [9000, 9000, 100, 'portrait'],
  [20_000, 6000, 100, 'landscape'],
  [20_000, 20_000, 200, 'portrait'],
])('a room of %i by %i mm is drawn at 1:%i, %s', (width, depth, scale, orientation) => {
  expect(printLayout(roomOf(width, depth))).toMatchObject({ scale, orientation })
})

test('the drawn part is the room with the same space around it', () => {
  expect(printLayout(bedroom).view).toEqual({ x: -690, y: -690, width: 6580, height: 5580 })
})

test('every room fits onto its sheet, at the largest scale that does', () => {
  const side = fc.integer({ min: ROOM_SIDE_MM.least, max: ROOM_SIDE_MM.most })
  fc.assert(
    fc.property(side, side, (width, depth) => {
      const { scale, orientation, view } = printLayout(roomOf(width, depth))
      const space = drawingSpace(orientation)
      return view.width / scale <= space.width && view.height / scale <= space.height
    }),
  )
})

test('a piece and a pillar beside the room are on the sheet, with a margin for their lines', () => {
  const pillars = [{ id: 'pillar', x: 2000, y: 5600, width: 400, depth: 400 }]
  const beside = piece('sofa', 'sofa', [2000, 900, 800], { x: 6500, y: 2000 })
  const { scale, view } = printLayout(planOf({ pieces: [beside], pillars }))
  expect(scale).toBe(50)
  expect(view).toEqual({ x: -690, y: -690, width: 7500 + 50 + 690, height: 6000 + 50 + 690 })
})

test('the largest plan that can be has a sheet', () => {
  const size = [PIECE_MM.most, PIECE_MM.most, 1000] as const
  const far = [PLACE_MM.least, PLACE_MM.most].map((at) => piece(`at ${at}`, 'box', size, { x: at, y: at, turn: 45 }))
  expect(printLayout({ ...roomOf(20_000, 20_000), pieces: far }).scale).toBe(500)
})
