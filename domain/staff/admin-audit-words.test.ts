import { expect, test } from 'vitest'
import { nepaliFormats } from '../language/nepali-formats.ts'
import { changesIn, fieldOf, thingOf, valueOf } from './admin-audit-words.ts'

test.each([
  ['products', 'Product'],
  ['product_pictures', 'Product picture'],
  ['categories', 'Category'],
  ['canned_replies', 'Canned reply'],
  ['addresses', 'Address'],
  ['cash_handovers', 'Cash handover'],
  ['shop_settings', 'Settings'],
  ['hoardings', 'Offer'],
])('a row of %s is called %s', (table, thing) => {
  expect(thingOf(table)).toBe(thing)
})

test.each([
  ['old_price', 'Old price'],
  ['category_id', 'Category'],
  ['is_active', 'Active'],
  ['sku', 'SKU'],
  ['password_hash', 'Password'],
])('the column %s is called %s', (column, field) => {
  expect(fieldOf(column)).toBe(field)
})

const box = { name: 'Top', nepaliName: 'माथि', lengthCm: 90, widthCm: 60, heightCm: 8, weightKg: 12.5 }

test.each([
  ['price', 112_500, 'Nrs. 1,12,500'],
  ['stock', 1_200, '1200'],
  ['is_active', false, 'No'],
  ['starts_at', '2026-11-21T18:30:00.123456+00:00', '22 November 2026, 00:15'],
  ['valid_until', '2026-11-21', '21 November 2026'],
  ['password_hash', '(hidden)', 'not shown'],
  ['title', null, ''],
  ['tags', ['oak', 'new'], 'oak; new'],
  ['name', '2026-13-45', '2026-13-45'],
  ['name', '2026-11-21T99:99:99Z', '2026-11-21T99:99:99Z'],
  ['packages', [box, { ...box, name: 'Legs', nepaliName: '' }], 'Top / माथि: 90x60x8 12.5kg\nLegs: 90x60x8 12.5kg'],
  ['hours', [{ days: [0, 1], opens: '10:00' }], 'Days: 0; 1, Opens: 10:00'],
])('the %s %j is read as %s', (column, value, words) => {
  expect(valueOf(column, value)).toBe(words)
})

test('a change lists each field before and after', () => {
  const change = { action: 'update', before: { price: 90_000, stock: 3 }, after: { price: 85_000, stock: 2 } } as const
  expect(changesIn(change)).toEqual([
    { field: 'Price', before: 'Nrs. 90,000', after: 'Nrs. 85,000' },
    { field: 'Stock', before: '3', after: '2' },
  ])
})

test('a change of translations lists only the changed words', () => {
  const before = { translations: { ne: { name: 'पलङ', text: 'राम्रो' } } }
  const after = { translations: { ne: { name: 'रारा पलङ', text: 'राम्रो' } } }
  expect(changesIn({ action: 'update', before, after })).toEqual([
    { field: 'Translations, Nepali, Name', before: 'पलङ', after: 'रारा पलङ' },
  ])
})

test('changes have another language, except for what staff wrote', () => {
  const words: Record<string, string> = { Price: 'मूल्य', Active: 'चालु', Yes: 'हो', No: 'होइन', Name: 'नाम' }
  const nepali = { formats: nepaliFormats, said: (english: string) => words[english] ?? english }
  const before = { price: 90_000, is_active: true, name: 'No' }
  const after = { price: 85_000, is_active: false, name: 'Yes' }
  expect(changesIn({ action: 'update', before, after }, nepali)).toEqual([
    { field: 'मूल्य', before: 'रु. ९०,०००', after: 'रु. ८५,०००' },
    { field: 'चालु', before: 'हो', after: 'होइन' },
    { field: 'नाम', before: 'No', after: 'Yes' },
  ])
})

test('a new record lists no empty fields', () => {
  const after = { id: 7, name: 'Rara', old_price: null, note: '' }
  expect(changesIn({ action: 'insert', before: null, after })).toEqual([
    { field: 'Id', before: '', after: '7' },
    { field: 'Name', before: '', after: 'Rara' },
  ])
})

test('a changed secret is listed, though both values look alike', () => {
  const hidden = { password_hash: '(hidden)' }
  expect(changesIn({ action: 'update', before: hidden, after: hidden })).toEqual([
    { field: 'Password', before: 'not shown', after: 'not shown' },
  ])
})
