import { expect, test } from 'vitest'
import { bedSizeName, isLargeItem, isLargeVariant } from './sizes.ts'

const unknown = { weightKg: null, widthCm: null, depthCm: null, heightCm: null }

test.each([
  ['nothing is known of', unknown, false],
  ['weighs a little', { ...unknown, weightKg: 29.9 }, false],
  ['weighs much', { ...unknown, weightKg: 30 }, true],
  ['is short on all sides', { ...unknown, widthCm: 139, depthCm: 139, heightCm: 139 }, false],
  ['is long on one side', { ...unknown, widthCm: 40, depthCm: 140, heightCm: 10 }, true],
  ['is long, and too heavy for one', { ...unknown, weightKg: 10, heightCm: 154 }, true],
  ['is long and light, such as a floor lamp', { ...unknown, weightKg: 9.9, heightCm: 154 }, false],
])('what %s', (_, size, isLarge) => expect(isLargeItem(size)).toBe(isLarge))

test.each([
  ['the dimensions of its product', unknown, { widthCm: 150, depthCm: 40, heightCm: 40 }, true],
  ['smaller ones of its own', { ...unknown, widthCm: 90 }, { widthCm: 150, depthCm: 40, heightCm: 40 }, false],
  ['a weight of its own', { ...unknown, weightKg: 40 }, { widthCm: null, depthCm: null, heightCm: null }, true],
])('a variant has %s', (_, variant, product, isLarge) => expect(isLargeVariant(variant, product)).toBe(isLarge))

test.each([
  ['122*200', 'single'],
  ['120*190', 'single'],
  ['117*185', 'single'],
  ['153*200', 'queen'],
  ['150*190', 'queen'],
  ['158*215', 'queen'],
  ['183*200', 'king'],
  ['180*200', 'king'],
  ['92*190', null], // no name in the shop
  ['137*200', null], // between single and queen
  ['116*200', null],
  ['200*200', null],
  ['120*80', null], // a table
  ['150*184', null], // too short for a mattress
  ['150*216', null],
  ['3-seater', null],
  ['153 * 200', null],
  ['153*200*30', null],
  ['', null],
])('the bed size %s is named %s by its width', (size, name) => {
  expect(bedSizeName(size)).toBe(name)
})
