import { expect, test } from 'vitest'
import { choiceName, nameWithChoice } from './choice-name.ts'

test.for([
  [{ size: '153*200', type: 'Normal' }, '153*200, Normal', 'Rara bed, 153*200, Normal'],
  [{ size: '153*200', type: null }, '153*200', 'Rara bed, 153*200'],
  [{ size: null, type: 'Hydraulics' }, 'Hydraulics', 'Rara bed, Hydraulics'],
  [{ size: null, type: null }, '', 'Rara bed'],
] as const)('%j is called %j', ([choice, name, whole]) => {
  expect(choiceName(choice)).toBe(name)
  expect(nameWithChoice('Rara bed', choice)).toBe(whole)
})
