import { expect, test } from 'vitest'
import { readTyped } from './typed.ts'

test.for([
  ['Asmita  Gurung', { words: ['asmita', 'gurung'] }],
  ['ka 261121 7f3k9q2m', { order: 'KA-261121-7F3K9Q2M' }],
  ['२६११२१-7F3K9Q2M', { order: 'KA-261121-7F3K9Q2M' }],
  ['kc-261121-7f3k9q2m', { custom: 'KC-261121-7F3K9Q2M', order: null }],
  ['KT-261121-7F3K9Q2M', { ticket: 'KT-261121-7F3K9Q2M' }],
  ['९८४१२३४५६७', { phone: '+9779841234567', words: ['9841234567'] }],
  ['+977 984-123 4567', { phone: '+9779841234567' }],
  ['Asmita@Post.Example', { words: ['asmita@post.example'], sku: null }],
  ['rara bed 153x200', { sku: 'RARA-BED-153X200' }],
  ['2083/84-000123', { invoice: { fiscalYear: '2083/84', sequence: 123 } }],
  ['208384 123', { invoice: { fiscalYear: '2083/84', sequence: 123 } }],
  ['१२३', { invoice: { fiscalYear: null, sequence: 123 }, productId: 123 }],
  ['7F3K9Q2O', { lot: '7F3K9Q20' }],
  ['one two three four five six', { words: ['one', 'two', 'three', 'four', 'five'] }],
] as const)('%s is read as what it can mean', ([typed, meant]) => {
  expect(readTyped(typed)).toMatchObject(meant)
})

test.for([' a ', '', '?!', 'be\0d', 'bed\uD800', '%%'])('%j means nothing', (typed) => {
  expect(readTyped(typed)).toBeUndefined()
})

test.for([['99999999999'], ['000'], ['2083/84-0']])('%s is no number of an invoice', ([typed = '']) => {
  expect(readTyped(typed)?.invoice).toBeNull()
})
