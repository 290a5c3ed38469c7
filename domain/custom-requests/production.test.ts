import { expect, test } from 'vitest'
import { productionStages, readyBy, stagesAfter } from './production.ts'

test('a piece only goes forward, and may leave a stage out', () => {
  expect(stagesAfter(undefined)).toEqual(productionStages)
  expect(stagesAfter('timber')).toEqual(['making', 'finishing', 'ready'])
  expect(stagesAfter('ready')).toEqual([])
})

test('a piece is ready so many weeks after its making began', () => {
  expect(readyBy(new Date('2026-11-22T06:07:00Z'), 7)).toEqual(new Date('2027-01-10T06:07:00Z'))
})
