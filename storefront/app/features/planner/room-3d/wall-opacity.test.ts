import { expect, test } from 'vitest'
import { planOf } from '#domain/planner/sample-plan.fixture.ts'
import { wallOpacities } from './wall-opacity.ts'

// The walls are above, right, below and left.
test.each([
  ['within the room', { x: 2.5, z: 2.5 }, [1, 1, 1, 1]],
  ['before the lower wall', { x: 2.5, z: 9 }, [1, 1, 0, 1]],
  ['before the lower right corner', { x: 8, z: 9 }, [1, 0, 0, 1]],
  ['as it passes the left wall', { x: -0.25, z: 2.5 }, [1, 1, 1, 0.5]],
])('a camera %s sees the walls behind which it is not', (_case, { x, z }, opacities) => {
  expect(wallOpacities(planOf().room, { x, y: 3, z })).toEqual(opacities)
})
