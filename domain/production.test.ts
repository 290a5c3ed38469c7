import { expect, test } from 'vitest'
import { productionStages, stagesAfter } from './production.ts'

test('a piece only goes forward, and may leave a stage out', () => {
  expect(stagesAfter(undefined)).toEqual(productionStages)
  expect(stagesAfter('timber')).toEqual(['making', 'finishing', 'ready'])
  expect(stagesAfter('ready')).toEqual([])
})
