import { expect, test } from 'vitest'
import { answerParts, plainAnswer } from './answer-parts.ts'

test('links to the shop’s own pages are separated from the text around them', () => {
  expect(answerParts('See [My Orders](/my-orders), or [ask](/contact).')).toEqual([
    { text: 'See ' },
    { text: 'My Orders', to: '/my-orders' },
    { text: ', or ' },
    { text: 'ask', to: '/contact' },
    { text: '.' },
  ])
  expect(plainAnswer('See [My Orders](/my-orders).')).toBe('See My Orders.')
})

test('a bracket before a link is text', () => {
  expect(plainAnswer('[See [My Orders](/my-orders)')).toBe('[See My Orders')
})

test('an external or malformed link stays as written', () => {
  for (const answer of [
    'No link',
    '[x](https://a.example)',
    '[x](javascript:alert(1))',
    'a [b] (c)',
    '[a](/b(c)',
    '',
  ]) {
    expect(plainAnswer(answer)).toBe(answer)
    expect(answerParts(answer).filter(({ to }) => to !== undefined)).toEqual([])
  }
})
