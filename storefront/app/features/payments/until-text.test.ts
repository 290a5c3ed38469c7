import { beforeAll, expect, test } from 'vitest'
import { englishFormats } from '#domain/language/english-formats.ts'
import { messages } from '#messages/pages.ts'
import { addMessages, textIn } from '../../messages/text.ts'
import { untilText } from './until-text.ts'

beforeAll(() => addMessages('en', messages))

test('an instant shows its day only if it is not today in Nepal', () => {
  const now = new Date('2026-11-21T17:00:00Z') // 22:45 in Nepal
  expect(untilText(textIn('en'), englishFormats, '2026-11-21T17:30:00Z', now)).toBe('23:15')
  expect(untilText(textIn('en'), englishFormats, '2026-11-21T18:20:00Z', now)).toBe('00:05 on 22 Nov 2026')
})
