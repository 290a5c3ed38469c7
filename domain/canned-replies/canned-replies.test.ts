import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillReply, leftVariableProblem, replyProblem } from './canned-replies.ts'

const values = {
  name: 'Asmita',
  number: 'KT-261121-7F3K9Q2M',
  order: '',
  'tracking link': 'https://kastha.example/track-order',
  me: 'Sabina',
}

test.for([
  ['Namaste {name}, see {tracking link}. {me}', undefined],
  ['No variables', undefined],
  ['Dear {nmae}', '{nmae} is no variable. Use {name}, {number}, {order}, {tracking link} or {me}'],
  ['Dear {Name}', '{Name} is no variable. Use {name}, {number}, {order}, {tracking link} or {me}'],
  ['Dear {name', 'A brace has no partner: write variables like {name}'],
  ['Dear name}', 'A brace has no partner: write variables like {name}'],
  ['Dear {{name}}', 'A brace has no partner: write variables like {name}'],
  ['{}', '{} is no variable. Use {name}, {number}, {order}, {tracking link} or {me}'],
] as const)('a reply that says “%s” has the problem: %s', ([text, problem]) => {
  expect(replyProblem(text)).toBe(problem)
})

test('variables are replaced, and one without a value stays and is named', () => {
  expect(fillReply('नमस्ते {name}! {order} / {order}. {me}', values)).toEqual({
    text: 'नमस्ते Asmita! {order} / {order}. Sabina',
    empty: ['order'],
  })
})

test('a customer who is called {me} stays so', () => {
  expect(fillReply('Dear {name}', { ...values, name: '{me}' }).text).toBe('Dear {me}')
})

test.for([
  ['We come on Monday.', undefined],
  ['Dear {name}', 'Write words in place of {name}: the customer would read it as it is'],
  ['a { b', undefined],
  ['a } b { c', undefined],
] as const)('words for a customer “%s” have the problem: %s', ([words, problem]) => {
  expect(leftVariableProblem(words)).toBe(problem)
})

test('a text keeps every letter around its variables', () => {
  const text = fc.array(fc.constantFrom('{', '}', 'name', 'x', '\n', 'क')).map((parts) => parts.join(''))
  const same = { name: '{name}', number: '{number}', order: '{order}', 'tracking link': '{tracking link}', me: '{me}' }
  fc.assert(
    fc.property(text, (words) => {
      expect(fillReply(words, same).text).toBe(words)
    }),
  )
})

test('a text of many braces is read in a moment', () => {
  const begin = performance.now()
  leftVariableProblem('{'.repeat(200_000))
  leftVariableProblem('}'.repeat(200_000))
  replyProblem('{name}'.repeat(50_000))
  expect(performance.now() - begin).toBeLessThan(1_000)
})
