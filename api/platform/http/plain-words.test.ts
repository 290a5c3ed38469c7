import { expect, test } from 'vitest'
import { z } from 'zod'
import { problem } from '#contract/common.ts'
import { translateMessage } from '../language/translate-message.ts'
import { problemOf, sayInPlainWords } from './plain-words.ts'

sayInPlainWords()

test.each([
  ['no value', z.string(), undefined, 'Is missing', 'खाली छ'],
  ['another type', z.string(), 1, 'Must be a text', 'अक्षर हुनुपर्छ'],
  ['several values', z.string(), ['a', 'b'], 'Must be a text, given once', 'अक्षर हुनुपर्छ, एकपटक मात्र'],
  ['a type without a Nepali name', z.boolean(), 1, 'Must be true or false', 'true or false हुनुपर्छ'],
  ['another word', z.literal('yes'), 'no', 'Must be yes', 'yes हुनुपर्छ'],
  ['none of some words', z.enum(['a', 'b']), 'c', 'Must be one of a, b', 'यीमध्ये एउटा हुनुपर्छ: a, b'],
  ['a long text', z.string().max(2), 'abc', 'Must have at most 2 characters', 'बढीमा २ अक्षर हुनुपर्छ'],
  ['a short text', z.string().min(1), '', 'Must have at least 1 character', 'कम्तीमा १ अक्षर हुनुपर्छ'],
  ['a long list', z.array(z.int()).max(1), [1, 2], 'Must have at most 1 entry', 'बढीमा १ वटा हुनुपर्छ'],
  ['a short list', z.array(z.int()).min(2), [1], 'Must have at least 2 entries', 'कम्तीमा २ वटा हुनुपर्छ'],
  ['a large number', z.number().max(0.5), 1, 'Must be at most 0.5', 'बढीमा ०.५ हुनुपर्छ'],
  ['a small number', z.int().min(-1), -2, 'Must be at least -1', 'कम्तीमा -१ हुनुपर्छ'],
  ['a number between', z.number().multipleOf(5), 3, 'Must be a multiple of 5', '५ ले भाग जाने हुनुपर्छ'],
  ['another form', z.email(), 'x', 'Must be an email address', 'इमेल ठेगाना हुनुपर्छ'],
  ['words of the contract', z.string().max(1, problem('fields.too-long')), 'ab', 'Is too long', 'धेरै लामो भयो'],
  ['words for programs', z.string().max(1, 'No word'), 'ab', 'No word', 'No word'],
  [
    'words of the contract with its figure',
    z.string().max(1, problem('search.too-long')),
    'ab',
    'Please enter at most 1 characters',
    'कृपया बढीमा १ अक्षर लेख्नुहोस्',
  ],
])('the message about %s exists in both languages', (_, schema, given, english, nepali) => {
  const [issue] = schema.safeParse(given).error!.issues
  const found = problemOf(issue!)
  expect(translateMessage('en', found)).toBe(english)
  expect(translateMessage('ne', found)).toBe(nepali)
})
