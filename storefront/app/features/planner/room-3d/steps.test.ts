import { expect, test } from 'vitest'
import { planOf } from '#domain/planner/sample-plan.fixture.ts'
import type { Orbit, Walk } from './pose.ts'
import { stepOf, stepped } from './steps.ts'

const pressed = (key: string, held: Partial<Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>> = {}) =>
  stepOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

test.each([
  ['ArrowLeft', 'left'],
  ['ArrowUp', 'up'],
  ['W', 'up'],
  ['d', 'aside-right'],
  ['+', 'nearer'],
  ['-', 'farther'],
  ['q', undefined],
  ['Tab', undefined],
])('the key %s is the step %s', (key, step) => {
  expect(pressed(key)).toBe(step)
})

test("the browser's own keys are no steps", () => {
  expect(pressed('d', { ctrlKey: true })).toBeUndefined()
  expect(pressed('ArrowLeft', { altKey: true })).toBeUndefined()
})

const orbit: Orbit = { kind: 'orbit', at: { x: 2.5, y: 0, z: 2.5 }, around: 0, down: 0.8, distance: 6, whole: 6 }
const walk: Walk = { kind: 'walk', x: 2.5, z: 2.5, heading: 0, lift: 0, zoom: 1 }

test('from above, up tilts to the plan; in the room it walks ahead', () => {
  expect(stepped(orbit, 'up', planOf())).toMatchObject({ down: 0.8 - Math.PI / 18 })
  expect(stepped(walk, 'up', planOf())).toMatchObject({ x: 2.5, z: 2.1 })
  expect(stepped(walk, 'aside-right', planOf(), 0.5)).toMatchObject({ x: 2.7, z: 2.5 })
})

test('nearer and farther undo each other', () => {
  expect(stepped(stepped(orbit, 'nearer', planOf()), 'farther', planOf())).toEqual(orbit)
})
