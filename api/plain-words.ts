import { z } from 'zod'

/**
 * What a caller reads about a field wherever the contract has no words of its own for it; beside the field's name, which
 * says of what. Holds for the whole process, as zod has one place for it.
 */
export function sayInPlainWords() {
  z.config({ localeError: plainWords })
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
  email: 'an e-mail address',
  url: 'a web address',
  datetime: 'a time, such as 2026-11-21T09:00:00Z',
  date: 'a date, such as 2026-11-21',
}

const plainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue)
    case 'invalid_value':
      return issue.values.length === 1
        ? `Must be ${String(issue.values[0])}`
        : `Must be one of ${issue.values.join(', ')}`
    case 'too_big':
      return `Must ${size('at most', issue.origin, Number(issue.maximum))}`
    case 'too_small':
      return `Must ${size('at least', issue.origin, Number(issue.minimum))}`
    case 'invalid_format':
      return `Must be ${formatNames[issue.format] ?? 'written in the form described in /api/docs'}`
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return 'Is no field that this address knows'
    default:
      return 'Is not what is described in /api/docs'
  }
}

function wrongType({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  if (input === undefined) return 'Is missing'
  const name = typeNames[expected] ?? 'of the type described in /api/docs'
  // A query that names a field twice arrives as a list.
  return Array.isArray(input) ? `Must be ${name}, given once` : `Must be ${name}`
}

function size(bound: 'at most' | 'at least', origin: string, figure: number): string {
  if (origin === 'string') return `have ${bound} ${figure} ${figure === 1 ? 'character' : 'characters'}`
  if (origin === 'array') return `have ${bound} ${figure} ${figure === 1 ? 'entry' : 'entries'}`
  return `be ${bound} ${figure}`
}
