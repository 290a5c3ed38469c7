import { expect, test } from 'vitest'
import {
  customRequestActions,
  requestAllows,
  type CustomRequestAction,
  customRequestStates,
  productionStages,
  readyBy,
  stagesAfter,
} from './custom-requests.ts'

const actions = Object.keys(customRequestActions) as CustomRequestAction[]

function allowing(action: CustomRequestAction) {
  return customRequestStates.filter((state) => requestAllows(action, state))
}

test('only an offer can be accepted or declined', () => {
  expect(allowing('accept')).toEqual(['quoted'])
  expect(allowing('decline')).toEqual(['quoted'])
})

test.each(['accepted', 'declined', 'withdrawn', 'refused'] as const)('nothing follows on %s', (state) => {
  expect(actions.filter((action) => requestAllows(action, state))).toEqual([])
})

test('a piece only goes forward, and may leave a stage out', () => {
  expect(stagesAfter(undefined)).toEqual(productionStages)
  expect(stagesAfter('timber')).toEqual(['making', 'finishing', 'ready'])
  expect(stagesAfter('ready')).toEqual([])
})

test('a piece is ready so many weeks after its making began', () => {
  expect(readyBy(new Date('2026-11-22T06:07:00Z'), 7)).toEqual(new Date('2027-01-10T06:07:00Z'))
})
