import { ownDatabaseTest } from '../../test/test.ts'
import { playPlaces } from './places-model.fixture.ts'

const TIMEOUT_MS = 900_000

ownDatabaseTest(
  'after 10,000 random steps every place has what its model has',
  { timeout: TIMEOUT_MS },
  ({ app, db }) => playPlaces(app, db, { rounds: 50, steps: 200 }),
)
