import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canPass, tippingSearch } from './brute-force.fixture.ts'
import { movementsThroughDoor } from './door.ts'
import { bestMovement } from './movements.ts'
import { boxesOf, type Door, isUpright, type Piece } from './passage.ts'

const door = (measures: Partial<Door>): Door => ({
  kind: 'door',
  widthCm: 86,
  heightCm: 203,
  roomBeforeCm: null,
  ceilingBeforeCm: null,
  ...measures,
})
const piece = (lengthCm: number, widthCm: number, heightCm: number, keepUpright = false): Piece => ({
  lengthCm,
  widthCm,
  heightCm,
  weightKg: 50,
  keepUpright,
})

test.each([
  ['a chest goes through as it stands', piece(120, 50, 90), {}, 'upright straight'],
  ['a wardrobe that is too high lies', piece(153, 65, 210), { roomBeforeCm: 260 }, 'tilted straight'],
  ['a refrigerator that is too high does not', piece(70, 65, 210, true), {}, 'no'],
  ['hands need 4 cm: 82 pass 86', piece(200, 82, 190), {}, 'upright straight'],
  ['and 83 do not, lying or standing', piece(200, 83, 190), {}, 'no'],
  ['a table top leans to one side', piece(250, 205, 4), { roomBeforeCm: 300 }, 'tilted rolled'],
  ['one of 215 does not fit with hands', piece(250, 215, 4), { roomBeforeCm: 300 }, 'no'],
  ['a sofa turns out of a corridor', piece(200, 60, 80), { roomBeforeCm: 150, widthCm: 110 }, 'upright turning'],
  ['but not out of a narrow one', piece(200, 60, 80, true), { roomBeforeCm: 100 }, 'no'],
  [
    'a high cupboard tips through the door',
    piece(80, 70, 206),
    { roomBeforeCm: 130, ceilingBeforeCm: 250 },
    'tilted tipping',
  ],
  ['but not under a low ceiling', piece(80, 70, 206), { roomBeforeCm: 130, ceilingBeforeCm: 220 }, 'no'],
])('%s', (_, goods, measures, expected) => {
  const movement = bestMovement(goods, door(measures))
  const found = movement ? `${isUpright(movement) ? 'upright' : 'tilted'} ${movement.motion}` : 'no'
  expect(found).toBe(expected)
})

const cm = (min: number, max: number) => fc.integer({ min, max })

test('what tips through a door finds its way in the side view, and what finds none does not tip', () => {
  const grid = { stepCm: 2, stepDegrees: 1.5 }
  fc.assert(
    fc.property(
      cm(120, 240),
      cm(20, 90),
      cm(60, 200),
      cm(210, 300),
      cm(180, 220),
      (heightCm, thick, room, ceiling, high) => {
        const at = door({ widthCm: 300, heightCm: high, roomBeforeCm: room, ceilingBeforeCm: ceiling })
        const box = boxesOf(piece(thick, 20, heightCm)).find(({ along, up }) => along === 'height' && up === 'length')!
        const tips = movementsThroughDoor(box, at, true).some(({ motion }) => motion === 'tipping')
        const search = tippingSearch(heightCm + thick, { room, ceiling, door: high }, grid)
        // The bare piece leaves the room for hands to the grid.
        if (tips) return canPass(heightCm, thick, search)
        const grown = 2 * (grid.stepCm / 2 + ((Math.PI / 180) * 0.75 * (heightCm + thick)) / 2)
        const isNeeded = box.alongCm > room && Math.hypot(box.alongCm, box.upCm) <= ceiling
        return !isNeeded || !canPass(box.alongCm + grown, box.upCm + grown, search)
      },
    ),
    { numRuns: 40 },
  )
})
