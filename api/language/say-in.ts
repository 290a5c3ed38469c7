import { englishFormats } from '#domain/english-formats.ts'
import type { Language } from '#domain/languages.ts'
import { nepaliFormats } from '#domain/nepali-formats.ts'
import { accountSentences } from './ne/accounts.ts'
import { anyCallSentences } from './ne/any-call.ts'
import { goodsSentences } from './ne/goods.ts'
import { orderSentences } from './ne/orders.ts'

/** Every sentence of an answer in Nepali, by the English one; `{name}` stands for what the English one holds there. */
export const nepaliSentences: Record<string, string> = {
  ...accountSentences,
  ...anyCallSentences,
  ...goodsSentences,
  ...orderSentences,
}

const PLACE = /\{(\w+)\}/g

type Pattern = { english: RegExp; nepali: string }

/** Those with places, the most certain first: of two that fit, the one with more words of its own is meant. */
const patterns: readonly Pattern[] = Object.entries(nepaliSentences)
  .filter(([english]) => /\{\w+\}/.test(english))
  .toSorted(([one], [other]) => other.replaceAll(PLACE, '').length - one.replaceAll(PLACE, '').length)
  .map(([english, nepali]) => ({ english: patternOf(english), nepali }))

/**
 * Says a sentence of the API in that language. What stands in its places is said too: figures, days, money, and other
 * sentences. One that the catalogue does not have stays English, as do names, numbers of orders and addresses.
 */
export function sayIn(language: Language, sentence: string): string {
  return language === 'ne' ? (inNepali(sentence) ?? sentence) : sentence
}

function inNepali(sentence: string): string | undefined {
  const known = Object.hasOwn(nepaliSentences, sentence) ? nepaliSentences[sentence] : undefined
  return known ?? filledIn(sentence) ?? eachInNepali(sentence) ?? behindFieldInNepali(sentence)
}

function filledIn(sentence: string): string | undefined {
  for (const { english, nepali } of patterns) {
    const places = english.exec(sentence)?.groups
    if (places) return nepali.replaceAll(PLACE, (_, name: string) => placeInNepali(places[name]!))
  }
  return undefined
}

/** Several problems are told in one message: `password: …; email: …`. */
function eachInNepali(sentence: string): string | undefined {
  if (!sentence.includes('; ')) return undefined
  return sentence
    .split('; ')
    .map((part) => inNepali(part) ?? part)
    .join('; ')
}

function behindFieldInNepali(sentence: string): string | undefined {
  const [, field, problem] = /^([\w.]+): (.+)$/s.exec(sentence) ?? []
  const said = problem === undefined ? undefined : inNepali(problem)
  return said === undefined ? undefined : `${field}: ${said}`
}

function placeInNepali(value: string): string {
  if (/^[\d.,]+$/.test(value)) return nepaliFormats.digits(value)
  if (/^Nrs\. [\d,]+$/.test(value)) return nepaliFormats.money(Number(value.replaceAll(/\D/g, '')))
  const day = dayOf(value)
  return day === undefined ? (inNepali(value) ?? value) : nepaliFormats.day(day)
}

/** `22 November 2026` -> `2026-11-22`; undefined for what only looks like a day, such as a product `12 Chairs 2024`. */
function dayOf(value: string): string | undefined {
  const at = /^\d{1,2} [A-Z][a-z]+ \d{4}$/.test(value) ? Date.parse(`${value} UTC`) : NaN
  if (Number.isNaN(at)) return undefined
  const day = new Date(at).toISOString().slice(0, 10)
  return englishFormats.day(day) === value ? day : undefined
}

/** A place holds one problem, but for `{reasons}`, which holds all of them. */
function patternOf(english: string): RegExp {
  const pieces = english.split(PLACE).map((piece, at) => {
    if (at % 2 === 0) return piece.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    return piece === 'reasons' ? '(?<reasons>.+)' : `(?<${piece}>(?:(?!; ).)+?)`
  })
  return new RegExp(`^${pieces.join('')}$`, 's')
}
