import type { OpeningHours } from '#contract/settings.ts'
import { englishFormats } from '#domain/english-formats.ts'
import type { Formats } from '#domain/formats.ts'
import type { Language } from '#domain/languages.ts'
import { nepaliFormats } from '#domain/nepali-formats.ts'
import type { ShopFacts } from './faq-queries.ts'

const formats: Record<Language, Formats> = { en: englishFormats, ne: nepaliFormats }

/**
 * Puts facts of the shop into answers where their names stand in braces: `{phone}`. Other braces stay as they are.
 *
 * @returns a function of one answer
 */
export function fillFacts(facts: ShopFacts, language: Language): (answer: string) => string {
  const { phone, money, digits } = formats[language]
  const said: Record<string, string> = {
    phone: phone(facts.phone),
    emergencyPhone: phone(facts.emergencyPhone || facts.phone),
    email: facts.email,
    address: `${facts.streetAddress}, ${facts.city} ${digits(facts.postalCode)}`,
    hours: facts.hours.map((hours) => hoursText(hours, formats[language])).join(', '),
    freeShippingOver: money(facts.freeShippingOver),
    shippingFee: money(facts.shippingFee),
  }
  return (answer) => answer.replaceAll(/\{(\w+)\}/g, (asIs, name: string) => said[name] ?? asIs)
}

/** `Mon-Fri 9-8`. */
function hoursText({ days, opens, closes }: OpeningHours, { weekday, clock }: Formats): string {
  const [first = 0] = days
  const last = days.at(-1) ?? first
  const name = first === last ? weekday(first) : `${weekday(first)}-${weekday(last)}`
  return `${name} ${clock(opens)}-${clock(closes)}`
}
