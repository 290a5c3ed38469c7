import { expect, test } from 'vitest'
import { emptyDraft, parseDraft } from './custom-draft.ts'

const person = { name: 'Asmita', email: 'a@b.c', phone: '984' }
const wish = { width: '165', material: 'Glass' } as const

test('contact details and the answers about a product are restored', () => {
  expect(parseDraft(JSON.stringify(wish), JSON.stringify(person))).toEqual({ ...emptyDraft, ...person, ...wish })
})

test('for another product, only the contact details are restored', () => {
  expect(parseDraft(null, JSON.stringify(person))).toEqual({ ...emptyDraft, ...person })
})

test.each([null, '', 'nonsense', '[]', '7', 'null', '{"width":165,"material":"Gold","extra":"x"}'])(
  'stored %s counts as empty',
  (stored) => {
    expect(parseDraft(stored)).toEqual(emptyDraft)
  },
)
