import fc from 'fast-check'
import { expect, test } from 'vitest'
import { capitalised, isPlainName, MAX_NAME_LENGTH } from './person-name.ts'

test.each([
  ['asmita gurung', 'Asmita Gurung'],
  ['mary-ann  mcDonald', 'Mary-Ann  McDonald'],
  ["d'souza", "D'souza"],
  ['ASMITA', 'ASMITA'],
  ['आशा गुरुङ', 'आशा गुरुङ'],
  ['élise ørsted', 'Élise Ørsted'],
  ['ßen', 'ßen'],
  ['', ''],
])('%j is written %j', (typed, name) => {
  expect(capitalised(typed)).toBe(name)
})

test.each([
  ['Asmita Gurung', true, 'a name'],
  ['आशा गुरुङ', true, 'in Devanagari'],
  ['क्‍षेत्री', true, 'with the joiner that Devanagari needs'],
  ["Mary-Ann O'Neill Jr.", true, 'with marks'],
  ['<script>alert(1)</script>', true, 'markup: pages and mails write it as text'],
  ['', false, 'nothing'],
  [' \u200B', false, 'nothing to be seen'],
  ['12', false, 'no letter'],
  ['Asmita\r\nBcc: all@shop.example', false, 'two lines'],
  ['Asmita\u2028Gurung', false, 'two lines, the other way'],
  ['Asmita\u0000', false, 'a sign that cannot be stored'],
  ['Asmita \u202Egnurug', false, 'a sign that turns text around'],
  ['Asmita\u200F Gurung', false, 'a mark of direction'],
  ['a'.repeat(100), true, 'as long as may be'],
  ['a'.repeat(101), false, 'too long'],
])('%j: %s (%s)', (name, isPlain) => {
  expect(isPlainName(name)).toBe(isPlain)
})

test('capitals make a name neither longer nor another one, and stay', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: MAX_NAME_LENGTH }), (typed) => {
      const name = capitalised(typed)
      expect(name).toHaveLength(typed.length)
      expect(capitalised(name)).toBe(name)
      expect(isPlainName(name)).toBe(isPlainName(typed))
    }),
  )
})
