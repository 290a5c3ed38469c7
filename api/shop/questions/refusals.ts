import {
  type AnswerRefusal,
  type PostProblem,
  type PostState,
  questionFields,
  type QuestionForm,
  questionProblems,
} from '#domain/questions/questions.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

/** @throws AppError invalid_input with the fields that are wrong */
export function refuseWrongQuestion(form: QuestionForm, isMember: boolean): void {
  const problems = questionProblems(form, isMember)
  const wrong = questionFields.flatMap((field) => {
    const problem = problems[field]
    return problem ? [[field, say(`question-problem.${problem}`)] as const] : []
  })
  const [first] = wrong
  if (first) throw new AppError('invalid_input', first[1], Object.fromEntries(wrong))
}

export function nameOfShop(): AppError {
  const sentence = say('question-problem.name-shop')
  return new AppError('invalid_input', sentence, { name: sentence })
}

/** The same refusal for an unknown question, for one that is not published, and for one of somebody else. */
export function questionNotFound(): AppError {
  return new AppError('not_found', say('questions.not-found'))
}

/** The refusal of a change by the asker, after staff have read the question. */
export function alreadyRead(state: PostState): AppError {
  return new AppError('conflict', say(state === 'hidden' ? 'questions.is-hidden' : 'questions.is-published'))
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
