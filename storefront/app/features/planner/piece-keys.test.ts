import { expect, test } from 'vitest'
import { pieceAction, travelAction, zoomAction } from './piece-keys.ts'

const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

test.each([
  ['ArrowLeft', {}, { do: 'move', x: -10, y: 0 }],
  ['ArrowDown', { shiftKey: true }, { do: 'move', x: 0, y: 100 }],
  ['r', {}, { do: 'turn', degrees: 90 }],
  ['R', { shiftKey: true }, { do: 'turn', degrees: 15 }],
  ['d', {}, { do: 'copy' }],
  ['Delete', {}, { do: 'remove' }],
  ['Backspace', {}, { do: 'remove' }],
  // The browser's own keys stay what they are.
  ['ArrowLeft', { altKey: true }, undefined],
  ['r', { ctrlKey: true }, undefined],
  ['d', { metaKey: true }, undefined],
  ['Tab', {}, undefined],
  ['toString', {}, undefined],
])('%s with %o', (key, held, action) => {
  expect(pieceAction({ ...none, key, ...held }, 'cm')).toEqual(action)
})

test('in feet and inches, an arrow moves by 1 inch, and with Shift by 6', () => {
  expect(pieceAction({ ...none, key: 'ArrowRight' }, 'ft')).toEqual({ do: 'move', x: 25.4, y: 0 })
  expect(pieceAction({ ...none, key: 'ArrowUp', shiftKey: true }, 'ft')).toEqual({ do: 'move', x: 0, y: -152.4 })
})

test.each([
  ['z', { ctrlKey: true }, 'undo'],
  ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
  ['y', { ctrlKey: true }, 'redo'],
  ['z', { metaKey: true }, 'undo'],
  ['z', {}, undefined],
  ['z', { ctrlKey: true, altKey: true }, undefined],
])('%s with %o travels: %s', (key, held, action) => {
  expect(travelAction({ ...none, key, ...held })).toBe(action)
})

test.each([
  ['+', { shiftKey: true }, 'in'],
  ['=', {}, 'in'],
  ['-', {}, 'out'],
  ['0', {}, 'whole'],
  ['०', {}, 'whole'],
  // The browser zooms the page.
  ['+', { ctrlKey: true }, undefined],
  ['0', { metaKey: true }, undefined],
])('%s with %o zooms: %s', (key, held, step) => {
  expect(zoomAction({ ...none, key, ...held })).toBe(step)
})
