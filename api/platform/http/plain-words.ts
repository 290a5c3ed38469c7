import { z } from 'zod'
import { translateMessage } from '../language/translate-message.ts'
import { say, type Message, type Sentence } from '../language/sentence.ts'

/**
 * Sets zod's messages for every field without a message in the contract. They are shown beside the field's name, so they do
 * not repeat it. They apply to the whole process, because zod has one global configuration.
 */
export function sayInPlainWords() {
  z.config({ localeError: (issue) => translateMessage('en', plainWords(issue)) })
}

/** An issue as zod returns it: its message is already English, and the input is missing. */
type Issue = { code?: string; message: string }

/**
 * Returns the problem of a field, without a language.
 *
 * zod keeps only English text, so this function words the issue again and picks the sentence with the same English text. Any
 * other message comes from the contract and has no placeholders. Neither contains text from the caller.
 */
export function problemOf(issue: Issue): Sentence {
  return (
    possibleWords(issue as RawIssue).find((words) => translateMessage('en', words) === issue.message) ?? issue.message
  )
}

type RawIssue = z.core.$ZodRawIssue

function possibleWords(issue: RawIssue): Sentence[] {
  switch (issue.code) {
    case 'invalid_type':
      // The message depends on the input: none, one or several values.
      return [undefined, '', []].map((input) => wrongType({ ...issue, input }))
    case 'too_big':
      return [plainWords(issue), say('Please enter at most {most} characters', { most: Number(issue.maximum) })]
    default:
      return [plainWords(issue)]
  }
}

const typeNames: Record<string, string | undefined> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const formatNames: Record<string, string | undefined> = {
  email: 'an email address',
  url: 'a web address',
  datetime: 'a time, such as 2026-11-21T09:00:00Z',
  date: 'a date, such as 2026-11-21',
}

function plainWords(issue: RawIssue): Sentence {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue)
    case 'invalid_value':
      return issue.values.length === 1
        ? say('Must be {what}', { what: String(issue.values[0]) })
        : say('Must be one of {values}', { values: issue.values.join(', ') })
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'invalid_format':
      return say('Must be {what}', {
        what: [formatNames[issue.format] ?? 'written in the form described in /api/docs'],
      })
    case 'not_multiple_of':
      return say('Must be a multiple of {divisor}', { divisor: Number(issue.divisor) })
    case 'unrecognized_keys':
      return 'Is no field that this address knows'
    default:
      return 'Is not what is described in /api/docs'
  }
}

function wrongType({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): Sentence {
  if (input === undefined) return 'Is missing'
  const what = [typeNames[expected] ?? 'of the type described in /api/docs']
  // A repeated query parameter arrives as a list.
  return Array.isArray(input) ? say('Must be {what}, given once', { what }) : say('Must be {what}', { what })
}

function tooBig(origin: string, most: number): Message {
  if (origin === 'string') {
    return most === 1 ? say('Must have at most 1 character') : say('Must have at most {most} characters', { most })
  }
  if (origin === 'array') {
    return most === 1 ? say('Must have at most 1 entry') : say('Must have at most {most} entries', { most })
  }
  return say('Must be at most {most}', { most })
}

function tooSmall(origin: string, least: number): Message {
  if (origin === 'string') {
    return least === 1 ? say('Must have at least 1 character') : say('Must have at least {least} characters', { least })
  }
  if (origin === 'array') {
    return least === 1 ? say('Must have at least 1 entry') : say('Must have at least {least} entries', { least })
  }
  return say('Must be at least {least}', { least })
}
