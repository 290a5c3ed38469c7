import type { AnswerRefusal, PostProblem } from '#domain/questions/questions.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

/** The same refusal for an unknown question and for one that is not published. */
export function questionNotFound(): AppError {
  return new AppError('not_found', say('questions.not-found'))
}

export function answerRefused(refusal: AnswerRefusal): AppError {
  return new AppError(refusal === 'not-bought' ? 'forbidden' : 'conflict', say(`questions.refused.${refusal}`))
}

export function wrongAnswer(problem: PostProblem): AppError {
  const sentence = say(`answer-problem.${problem}`)
  return new AppError('invalid_input', sentence, { text: sentence })
}

export function tooManyWait(): AppError {
  return new AppError('conflict', say('questions.too-many-wait'))
}
