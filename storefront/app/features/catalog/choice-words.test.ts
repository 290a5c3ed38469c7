import { beforeAll, expect, test } from 'vitest'
import { messages as nepali } from '#messages/ne/start.ts'
import { messages as english } from '#messages/pages.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { nepaliFormats } from '#domain/language/nepali-formats.ts'
import { addMessages, textIn } from '../../messages/text.ts'
import { choiceWords } from './choice-words.ts'

beforeAll(() => {
  addMessages('en', english)
  addMessages('ne', nepali)
})

const walnut = { name: 'Walnut' }

test.each([
  [{ color: walnut, size: '122*200', type: 'Normal' }, 'Walnut, 122*200 Single, Normal', 'Walnut, १२२*२०० सिङ्गल, नर्मल'],
  [{ color: null, size: '150*190', type: null }, '150*190 Queen', '१५०*१९० क्वीन'],
  [{ color: null, size: '180*90', type: null }, '180*90', '१८०*९०'],
  [{ color: walnut, size: null, type: null }, 'Walnut', 'Walnut'],
  [{ color: null, size: null, type: null }, '', ''],
])('a choice of %j names the size of a bed', (choice, inEnglish, inNepali) => {
  expect(choiceWords(textIn('en'), englishFormats, choice)).toBe(inEnglish)
  expect(choiceWords(textIn('ne'), nepaliFormats, choice)).toBe(inNepali)
})
