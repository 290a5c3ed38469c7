import { test } from '../../test/test.ts'
import { playPlaces } from './places-model.fixture.ts'

const SEED = 170

test('after any steps every place has what a model of it has, and the places add up to the stock', ({ app, db }) => {
  return playPlaces(app, db, { rounds: 1, steps: 150, seed: SEED })
})
