import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'

const files = import.meta.glob<Record<string, string>>('./*/*.ts', { import: 'messages', eager: true })

function groupsOf(language: string) {
  const own = Object.entries(files).filter(([file]) => file.startsWith(`./${language}/`))
  return new Map(own.map(([file, messages]) => [file.slice(`./${language}/`.length), messages]))
}

const english = groupsOf('en')
const englishTexts = [...english.values()].flatMap((group) => Object.entries(group))

test('a text stands in one group', () => {
  expect(new Set(englishTexts.map(([key]) => key)).size).toBe(englishTexts.length)
})

test.each(languages)('every text of %s is well-formed ICU', (language) => {
  const broken = [...groupsOf(language).values()].flatMap(Object.entries).filter(([, text]) => !isWellFormed(text))
  expect(broken).toEqual([])
})

test.each(languages.slice(1))('every group is said in %s, each text with the same parameters', (language) => {
  const other = groupsOf(language)
  expect([...other.keys()]).toEqual([...english.keys()])
  const different = [...english].flatMap(([file, group]) => {
    const own = other.get(file)!
    return Object.entries(group).filter(([key, text]) => !own[key] || parametersOf(own[key]) !== parametersOf(text))
  })
  expect(different.map(([key]) => key)).toEqual([])
  expect(
    [...other].flatMap(([file, group]) => Object.keys(group).filter((key) => !(key in english.get(file)!))),
  ).toEqual([])
})

function isWellFormed(text: string): boolean {
  try {
    return compileMessageOrThrow(text).length > 0
  } catch {
    return false
  }
}

function parametersOf(text: string): string {
  const parts = compileMessageOrThrow(text).filter((part) => typeof part !== 'string')
  return [...new Set(parts.map(([name]) => name))].toSorted().join()
}
