import { expect, test } from 'vitest'
import { isLargeItem } from './large-item.ts'

const unknown = { weightKg: null, widthCm: null, depthCm: null, heightCm: null }

test.each([
  ['nothing is known of', unknown, false],
  ['weighs a little', { ...unknown, weightKg: 29.9 }, false],
  ['weighs much', { ...unknown, weightKg: 30 }, true],
  ['is short on all sides', { ...unknown, widthCm: 139, depthCm: 139, heightCm: 139 }, false],
  ['is long on one side', { ...unknown, widthCm: 40, depthCm: 140, heightCm: 10 }, true],
])('what %s', (_, size, isLarge) => expect(isLargeItem(size)).toBe(isLarge))
