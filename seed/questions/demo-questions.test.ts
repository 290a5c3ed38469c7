import { expect, test } from 'vitest'
import { answerProblem, QUESTION_LENGTH } from '#domain/questions/questions.ts'
import { revealsContact } from '#domain/questions/reveals-contact.ts'
import { demoProducts } from '../demo-products.ts'
import { demoQuestions } from './demo-questions.ts'

test('the demo has questions in both languages, and one that waits', () => {
  expect(new Set(demoQuestions.map(({ language }) => language))).toEqual(new Set(['en', 'ne']))
  expect(demoQuestions.filter(({ answers }) => answers.length === 0)).toHaveLength(1)
})

test.for(demoQuestions)('$text keeps the rules of visitors', ({ slug, text, answers }) => {
  expect(demoProducts.map((product) => product.slug)).toContain(slug)
  expect(text.length).toBeGreaterThanOrEqual(QUESTION_LENGTH.least)
  expect(text.length).toBeLessThanOrEqual(QUESTION_LENGTH.most)
  expect(revealsContact(text)).toBe(false)
  expect(answers.map((answer) => answerProblem(answer.text))).toEqual(answers.map(() => undefined))
})
