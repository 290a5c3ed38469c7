import { z } from 'zod'
import { isMessageId } from '../language/message-text.ts'
import { translateMessage } from '../language/translate-message.ts'
import { say, type Message, type Sentence } from '../language/sentence.ts'

/**
 * Sets zod's messages for every field without a message in the contract. They are shown beside the field's name, so they do
 * not repeat it. They apply to the whole process, because zod has one global configuration.
 */
export function sayInPlainWords() {
  z.config({ localeError: (issue) => translateMessage('en', plainWords(issue)) })
}

/** An issue as zod returns it: its message is already English, or an id of the catalog, and the input is missing. */
type Issue = { code?: string; message: string }

type RawIssue = z.core.$ZodRawIssue

/**
 * Returns the problem of a field, without a language.
 *
 * A message of the contract is an id, or an English text for programs. zod itself keeps only English text, so this
 * function words such an issue again and picks the sentence with the same English text. No message contains text from
 * the caller.
 */
export function problemOf(issue: Issue): Sentence {
  const { message } = issue
  if (isMessageId(message)) return { id: message, values: 'maximum' in issue ? { most: Number(issue.maximum) } : {} }
  return possibleWords(issue as RawIssue).find((words) => translateMessage('en', words) === message) ?? message
}

function possibleWords(issue: RawIssue): Sentence[] {
  if (issue.code !== 'invalid_type') return [plainWords(issue)]
  // The message depends on the input: none, one or several values.
  return [undefined, '', []].map((input) => wrongType({ ...issue, input }))
}

/** Types without a message are for programs: no form sends them. */
const typeNames: Record<string, Sentence | undefined> = {
  string: say('fields.type.text'),
  number: say('fields.type.number'),
  int: say('fields.type.whole-number'),
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const formatNames: Record<string, Sentence | undefined> = {
  email: say('fields.type.email'),
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
        ? say('fields.must-be', { what: String(issue.values[0]) })
        : say('fields.one-of', { values: issue.values.join(', ') })
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'invalid_format':
      return say('fields.must-be', {
        what: [formatNames[issue.format] ?? 'written in the form described in /api/docs'],
      })
    case 'not_multiple_of':
      return say('fields.multiple-of', { divisor: Number(issue.divisor) })
    case 'unrecognized_keys':
      return 'Is no field that this address knows'
    default:
      return 'Is not what is described in /api/docs'
  }
}

function wrongType({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): Sentence {
  if (input === undefined) return say('fields.missing')
  const what = [typeNames[expected] ?? 'of the type described in /api/docs']
  // A repeated query parameter arrives as a list.
  return Array.isArray(input) ? say('fields.must-be-once', { what }) : say('fields.must-be', { what })
}

function tooBig(origin: string, most: number): Message {
  if (origin === 'string') {
    return say('fields.most-characters', { most })
  }
  if (origin === 'array') {
    return say('fields.most-entries', { most })
  }
  return say('fields.most', { most })
}

function tooSmall(origin: string, least: number): Message {
  if (origin === 'string') {
    return say('fields.least-characters', { least })
  }
  if (origin === 'array') {
    return say('fields.least-entries', { least })
  }
  return say('fields.least', { least })
}
