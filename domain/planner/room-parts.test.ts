import { expect, test } from 'vitest'
import { changeRoom } from './inside.ts'
import { changeDoor, changeWindow, moveOpening, offsetMoved } from './openings.ts'
import type { Plan } from './plan.ts'
import { rectangularRoom } from './rooms.ts'
import { addDoor, addPillar, addWindow, changePillar, removePart, usualDoorHeight } from './room-parts.ts'
import { piece, planOf } from './sample-plan.fixture.ts'

const planIn = (changed: object): Plan => ('plan' in changed ? (changed.plan as Plan) : planOf())

test('a door, a window and a pillar begin with usual sizes, each in a free place', () => {
  const plan = planIn(addPillar(planIn(addWindow(planIn(addDoor(planOf(), 'cm'))))))
  expect(plan.openings).toEqual([
    { kind: 'door', id: 'door-1', wall: 0, offset: 100, width: 900, height: 2030, opens: 'inwards', hinge: 'start' },
    { kind: 'window', id: 'window-1', wall: 0, offset: 1100, width: 1200, height: 1200, sill: 900 },
  ])
  expect(plan.pillars).toEqual([{ id: 'pillar-1', x: 2350, y: 2350, width: 300, depth: 300 }])
})

test('under a low ceiling door and window are lower', () => {
  const low = planOf({ room: { ...planOf().room, height: 1900 } })
  const plan = planIn(addWindow(planIn(addDoor(low, 'cm'))))
  expect(plan.openings).toMatchObject([{ height: 1900 }, { sill: 900, height: 1000 }])
})

test('a wall that is full leaves the door to the next one, and full walls leave none', () => {
  let plan = planOf()
  for (let at = 0; at < 4; at += 1) plan = planIn(addDoor(plan, 'cm'))
  const fifth = planIn(addDoor(plan, 'cm'))
  expect(fifth.openings.at(-1)).toMatchObject({ wall: 1, offset: 100 })
  const made = rectangularRoom({ width: 1000, depth: 1000, height: 2600 })
  let small = planOf('room' in made ? { room: made.room } : {})
  for (let at = 0; at < 4; at += 1) small = planIn(addDoor(small, 'cm'))
  expect(addDoor(small, 'cm')).toEqual({ problem: 'no-wall' })
})

test('a door is moved, turned around and resized, and a window gets another sill', () => {
  const plan = planIn(addWindow(planIn(addDoor(planOf(), 'cm'))))
  const door = planIn(changeDoor(plan, 'door-1', { wall: 2, offset: 500, opens: 'slides', hinge: 'end' }))
  expect(door.openings[0]).toMatchObject({ id: 'door-1', wall: 2, offset: 500, opens: 'slides', hinge: 'end' })
  expect(planIn(changeWindow(plan, 'window-1', { sill: 1100 })).openings[1]).toMatchObject({ sill: 1100 })
  expect(planIn(changePillar(planIn(addPillar(plan)), 'pillar-1', { x: 0 })).pillars[0]).toMatchObject({ x: 0 })
})

test.each([
  ['wider than its wall', { width: 6000 }, 'opening-outside'],
  ['over the window', { offset: 800 }, 'openings-overlap'],
  ['of half a millimeter', { width: 900.5 }, 'length'],
])('a door %s is refused', (_, change, problem) => {
  const plan = planIn(addWindow(planIn(addDoor(planOf(), 'cm'))))
  expect(changeDoor(plan, 'door-1', change)).toEqual({ problem })
})

test('walls that become too short for a door are refused, and without it they are not', () => {
  const plan = planIn(changeDoor(planIn(addDoor(planOf(), 'cm')), 'door-1', { offset: 3500 }))
  const made = rectangularRoom({ width: 4000, depth: 3000, height: 2600 })
  const room = 'room' in made ? made.room : plan.room
  expect(changeRoom(plan, room)).toEqual({ problem: 'opening-outside' })
  expect(planIn(changeRoom(removePart(plan, 'door-1'), room)).room).toEqual(room)
})

test('other walls bring furniture and pillars inside', () => {
  const plan = planOf({
    pieces: [piece('chest', 'drawers', [1000, 500, 800], { x: 4500, y: 4750 })],
    pillars: [{ id: 'pillar', x: 4500, y: 100, width: 300, depth: 300 }],
  })
  const made = rectangularRoom({ width: 4000, depth: 3000, height: 2600 })
  const changed = planIn(changeRoom(plan, 'room' in made ? made.room : plan.room))
  expect(changed.pieces).toMatchObject([{ x: 3500, y: 2750 }])
  expect(changed.pillars).toEqual([{ ...plan.pillars[0], x: 3700 }])
})

test("a door's usual height is 6'8\" in feet, and never above the ceiling", () => {
  expect(planIn(addDoor(planOf(), 'ft')).openings).toMatchObject([{ height: 2032 }])
  expect(usualDoorHeight({ room: { ...planOf().room, height: 1900 } }, 'ft')).toBe(1900)
})

test('an unknown id is a bug', () => {
  expect(() => changeDoor(planOf(), 'door-9', {})).toThrow('opening door-9')
})

test('a door is moved along its wall in steps, and stays within the wall', () => {
  const plan = planIn(addDoor(planOf(), 'cm'))
  const door = plan.openings[0]!
  expect([404, 406, -50, -9000, 90_000].map((by) => offsetMoved(plan, door, by, 10))).toEqual([500, 510, 50, 0, 4100])
  expect(planIn(moveOpening(plan, 'door-1', 510)).openings[0]).toEqual({ ...door, offset: 510 })
})

test('a door is not moved onto a window', () => {
  const plan = planIn(addWindow(planIn(addDoor(planOf(), 'cm'))))
  expect(moveOpening(plan, 'door-1', 800)).toMatchObject({ problem: expect.any(String) as string })
})
