import { expect, test } from 'vitest'
import { emptyDraft, parseDraft } from './custom-draft.ts'

const person = { name: 'Asmita', email: 'a@b.c', phone: '984' }
const wish = { width: '165', material: 'Glass' } as const

test('who asks and what was typed about a product come back', () => {
  expect(parseDraft(JSON.stringify(wish), JSON.stringify(person))).toEqual({ ...emptyDraft, ...person, ...wish })
})

test('about another product who asks comes back alone', () => {
  expect(parseDraft(null, JSON.stringify(person))).toEqual({ ...emptyDraft, ...person })
})

test.each([null, '', 'nonsense', '[]', '7', 'null', '{"width":165,"material":"Gold","extra":"x"}'])(
  'stored %s counts as nothing',
  (stored) => {
    expect(parseDraft(stored)).toEqual(emptyDraft)
  },
)
