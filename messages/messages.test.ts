import { globSync, readFileSync } from 'node:fs'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { languages } from '#domain/language/languages.ts'

type Group = Record<string, string>

const files = import.meta.glob<Group | undefined>('./*/**/*.ts', { import: 'messages', eager: true })

/** The texts of a language, by the file of their group. */
function groupsOf(language: string): Map<string, Group> {
  const groups = Object.entries(files).flatMap(([file, group]) => {
    const [, own, ...path] = file.split('/')
    return group && own === language ? [[path.join('/'), group] as const] : []
  })
  return new Map(groups)
}

const english = groupsOf('en')
const englishTexts = [...english.values()].flatMap((group) => Object.entries(group))
const sources = globSync('{api,contract,drive/src,storefront/app}/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))

test('each text is in a single group', () => {
  const ids = englishTexts.map(([id]) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('each text is used', () => {
  const used = new Set(sources.flatMap((source) => [...source.matchAll(/'([\w.-]+)'/g)].map(([, id]) => id)))
  const built = sources.flatMap((source) =>
    [...source.matchAll(/`([\w.-]*)\$\{[^{}`]*\}([\w.-]*)`/g)].filter(([, start, end]) => /[.-]/.test(start! + end!)),
  )
  const unused = englishTexts
    .map(([id]) => id)
    .filter((id) => !used.has(id) && !built.some(([, start, end]) => id.startsWith(start!) && id.endsWith(end!)))
  expect(unused).toEqual([])
})

test.each(languages)('every text of %s is well-formed ICU', (language) => {
  const broken = [...groupsOf(language).values()].flatMap(Object.entries).filter(([, text]) => !isWellFormed(text))
  expect(broken).toEqual([])
})

/** Replies whose translation leaves out a code word of the API, and SMS that leave the order's number to their link. */
const withFewerParameters = [
  'calls.act-not-allowed',
  'tickets.wrong-state',
  'sms.order-placed-unpaid',
  'sms.order-confirmed-days',
  'sms.order-confirmed-time',
  'sms.order-confirmed-parts',
  'sms.order-edited',
  'sms.order-exchanged-refund',
  'sms.order-delivered-parts',
  'sms.delivery-out-part-recipient',
  'sms.delivery-out-part-cash',
  'sms.delivery-out-part-cash-recipient',
  'sms.delivery-planned-part',
  'sms.delivery-failed',
  'sms.delivery-failed-shop-chooses',
  'sms.delivery-failed-by-arrangement',
  'sms.delivery-failed-part',
  'sms.delivery-failed-part-shop-chooses',
  'sms.delivery-failed-part-by-arrangement',
  'sms.payment-received',
  'sms.refund-due',
  'sms.voucher-declined-until',
]

test.each(languages.slice(1))('every group exists in %s, and each text has the same parameters', (language) => {
  const other = groupsOf(language)
  expect([...other.keys()]).toEqual([...english.keys()])
  const different = [...english].flatMap(([file, group]) => {
    const own = other.get(file)!
    return Object.entries(group).filter(([key, text]) => !own[key] || parametersOf(own[key]) !== parametersOf(text))
  })
  expect(different.map(([key]) => key)).toEqual(withFewerParameters)
  expect(
    [...other].flatMap(([file, group]) => Object.keys(group).filter((key) => !(key in english.get(file)!))),
  ).toEqual([])
})

/** Texts in Latin letters in every language. */
const latinNames = [
  'drive.language', // the switch names the other language
  'help.whatsapp', // the messenger's brand name
  'invoice.language.en', // each language has its own name
]

test('texts with words are in Devanagari in Nepali', () => {
  const nepali = groupsOf('ne')
  const latin = [...english].flatMap(([file, group]) =>
    Object.keys(group).filter((key) => /\p{L}/u.test(wordsOf(group[key]!)) && !isDevanagari(nepali.get(file)![key]!)),
  )
  expect(latin).toEqual(latinNames)
})

test('Nepali texts have Devanagari digits, except in order numbers', () => {
  const texts = [...groupsOf('ne').values()].flatMap((group) => Object.values(group))
  expect(texts.filter((text) => /\d/.test(wordsOf(text).replaceAll(/KA-\d{6}-\w{8}/g, '')))).toEqual([])
})

test('a case ending in Nepali joins a name; it stands alone after numbers and addresses', () => {
  const texts = [...groupsOf('ne').values()].flatMap((group) => Object.values(group))
  const apart = /\{(?:name|shop|product|place|wallet|category|district)\} (?:बाट|मा|को|का|की|ले|लाई|सँग)(?!\p{L}|\p{M})/u
  expect(texts.filter((text) => apart.test(text))).toEqual([])
})

test.each(languages)('a percentage of %s has no space before its sign', (language) => {
  const texts = [...groupsOf(language).values()].flatMap((group) => Object.values(group))
  expect(texts.filter((text) => text.includes(' %'))).toEqual([])
})

function isDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(wordsOf(text))
}

/** Returns the text between the parameters, and in each branch of a plural. */
function wordsOf(text: string): string {
  return wordsIn(compileMessageOrThrow(text))
}

function wordsIn(message: ReturnType<typeof compileMessageOrThrow>): string {
  return message
    .map((part) => {
      if (typeof part === 'string') return part
      const branches = typeof part[2] === 'object' && part[2] !== null ? Object.values(part[2]) : []
      return branches.map((branch) => (Array.isArray(branch) ? wordsIn(branch) : String(branch))).join(' ')
    })
    .join(' ')
}

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
