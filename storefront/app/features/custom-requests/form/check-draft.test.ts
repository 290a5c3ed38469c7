import { expect, test } from 'vitest'
import { answersOf } from './answers.ts'
import { checkDraft } from './check-draft.ts'
import { emptyDraft } from './custom-draft.ts'

const draft = {
  ...emptyDraft,
  name: ' Asmita Gurung ',
  email: 'asmita@post.example',
  phone: '९८४-१२३४५६७',
  width: '165.5',
  height: '११०',
  depth: '210',
}

test('a complete form is an order; the instructions may be empty', () => {
  expect(checkDraft(draft, 'shop')).toEqual({
    order: {
      name: 'Asmita Gurung',
      email: 'asmita@post.example',
      phone: '+9779841234567',
      width: 165.5,
      height: 110,
      depth: 210,
      material: 'Wood',
      instructions: '',
    },
  })
})

test('an empty form lacks its six required answers', () => {
  expect(checkDraft(answersOf(emptyDraft, undefined, { size: null }), 'shop')).toEqual({
    errors: { name: 'name', email: 'email-empty', phone: 'phone', width: 'size', height: 'size', depth: 'size' },
  })
})

test.each([
  [{ name: '  ' }, { name: 'name' }],
  [{ email: 'asmita@post' }, { email: 'email' }],
  [{ phone: '9831234567' }, { phone: 'phone' }],
  [{ width: '0' }, { width: 'size' }],
  [{ height: '1001' }, { height: 'size' }],
  [{ depth: '16.55' }, { depth: 'size' }],
] as const)('%j is refused', (wrong, errors) => {
  expect(checkDraft({ ...draft, ...wrong }, 'shop')).toEqual({ errors })
})

test.each(['whatsapp', 'email'] as const)('a shopper who writes by %s needs no email address', (way) => {
  expect(checkDraft({ ...draft, email: ' ' }, way)).toMatchObject({ order: { email: '', phone: '+9779841234567' } })
  expect(checkDraft({ ...draft, email: 'asmita@post' }, way)).toEqual({ errors: { email: 'email' } })
})
