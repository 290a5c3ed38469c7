import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'

const kathmandu = { latitude: 27.7172, longitude: 85.324 }
const pokhara = { latitude: 28.2096, longitude: 83.9856 }

test('from Kathmandu to Pokhara it is 143 km, there and back', () => {
  expect(distanceKm(kathmandu, pokhara)).toBeCloseTo(142.6, 0)
  expect(distanceKm(pokhara, kathmandu)).toBe(distanceKm(kathmandu, pokhara))
})

test('a place is nowhere but where it is', () => {
  expect(distanceKm(pokhara, pokhara)).toBe(0)
})
