import { expect, test } from 'vitest'
import { messages } from '#messages/pages.ts'
import { messages as nepali } from '#messages/ne/pieces.ts'
import { addMessages, textIn } from '../../messages/text.ts'
import { pieceSize } from './piece-name.ts'

const piece = { color: null, material: 'Wood', width: 240, height: 150, depth: 88 } as const

test.for([
  ['en', messages, 'Wood, W 240 × D 88 × H 150 cm'],
  ['ne', nepali, 'काठ, चौडाइ २४० × गहिराइ ८८ × उचाइ १५० सेमी'],
] as const)('the size of a piece says which side is which: %s', ([language, texts, size]) => {
  addMessages(language, texts)
  expect(pieceSize(textIn(language), piece)).toBe(size)
})
