import { expect, test } from 'vitest'
import { emptyDraft, parseDraft } from './custom-draft.ts'

const typed = { ...emptyDraft, name: 'Asmita', email: 'a@b.c', phone: '984', width: '165', material: 'Glass' } as const

test('what was typed about a product comes back', () => {
  expect(parseDraft(JSON.stringify({ ...typed, productId: '7' }), '7')).toEqual(typed)
})

test('about another product only name, e-mail and phone come back', () => {
  const other = parseDraft(JSON.stringify({ ...typed, productId: '7' }), '8')
  expect(other).toEqual({ ...emptyDraft, name: 'Asmita', email: 'a@b.c', phone: '984' })
})

test.each([null, '', 'nonsense', '[]', '7', 'null', '{"productId":"7","width":165,"material":"Gold","extra":"x"}'])(
  'stored %s counts as nothing',
  (stored) => {
    expect(parseDraft(stored, '7')).toEqual(emptyDraft)
  },
)
