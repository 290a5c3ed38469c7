import { expect, test } from 'vitest'
import { customRequestActions, requestAllows, type CustomRequestAction } from './custom-requests.ts'
import { customRequestStates } from './production.ts'

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
