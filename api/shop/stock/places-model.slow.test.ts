import { test } from '../../test/test.ts'
import { playPlaces } from './places-model.fixture.ts'

const TIMEOUT_MS = 900_000

test('after 10,000 random steps every place has what its model has', { timeout: TIMEOUT_MS }, ({ app, db }) => {
  return playPlaces(app, db, { steps: 10_000 })
})
