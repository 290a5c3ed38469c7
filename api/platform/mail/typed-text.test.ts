import { expect, test } from 'vitest'
import { greeting, oneLine } from './typed-text.ts'

test.each([
  ['Asha Gurung', 'Namaste Asha Gurung,'],
  ["Mary-Jane O'Neil", "Namaste Mary-Jane O'Neil,"],
  ['Dr. B. Thapa', 'Namaste Dr. B. Thapa,'],
  ['सर्‍यो आशा', 'Namaste सर्‍यो आशा,'], // a zero-width joiner shapes the second letter
  ['Asha\r\nBcc: everybody@mail.example', 'Namaste,'],
  ['<b>Asha</b>', 'Namaste,'],
  ['Win at evil.example', 'Namaste,'],
  ['https://evil.example', 'Namaste,'],
  ['Call 9812345678', 'Namaste,'],
  ['\u202Eahsa', 'Namaste ahsa,'],
  ['Your account is closed unless you write to our office today', 'Namaste,'],
  ['', 'Namaste,'],
])('%j is greeted with %j', (name, greeted) => {
  expect(greeting(name, { language: 'en' })).toBe(greeted)
})

test.each([
  ['Chrome on Android', 'Chrome on Android'],
  ['one\r\ntwo\u2028three\ttab', 'one two three tab'],
  ['\u202Eturned\u2066 \u200Fround\u200B', 'turned round'],
  ['x'.repeat(200), `${'x'.repeat(100)}…`],
])('%j is shown as %j', (typed, shown) => {
  expect(oneLine(typed)).toBe(shown)
})
