import { describe } from 'vitest'
import { languages } from '#domain/language/languages.ts'
import { demoSettings } from '../../../seed/settings.ts'
import { expect, test } from '../../test/test.ts'
import { composeMail } from './compose-mail.ts'
import { givenMails } from './mails.fixture.ts'
import type { MailShop } from './letter.ts'
import type { TemplateName } from './templates/template-data.ts'
import { notToCustomers, toTheShop } from './templates/to-the-shop.ts'
import { shopSettings } from '../db/schema.ts'
import { givenShop } from './outbox.fixture.ts'
import { readMailShop } from './mail-queries.ts'

const url = 'https://kastha.example'
const shops: Record<(typeof languages)[number], MailShop> = {
  en: { ...demoSettings, language: 'en', url },
  ne: { ...demoSettings, ...demoSettings.translations.ne, language: 'ne', name: demoSettings.nativeName, url },
}
const names = Object.keys(givenMails) as TemplateName[]
const toCustomers = names.filter((name) => !notToCustomers.includes(name))

const DEVANAGARI = /[\u0900-\u0963\u0966-\u097F]/
/** Text that is the same in every language: addresses, order and account numbers, codes, and foreign names. */
const NEITHER =
  /https?:\S+|\S+@\S+|K[ACT]-\w+-\w+|TX-1|\b(4821-9048-2130-4938|482190|048213|493817|0123)\b|eSewa|Khalti|Chrome|Android/g

/** Returns the visible lines of a mail, without text that is the same in every language. */
function ownWords({ subject, text }: { subject: string; text: string }): string[] {
  return [subject, ...text.split('\n')].map((line) => line.replaceAll(NEITHER, ''))
}

/** Returns the words that the HTML shows, one line per text node. */
function shownText(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return body.replaceAll(/<[^>]*>/g, '\n').replaceAll(/&(#\d+|\w+);/g, ' ')
}

describe.for(toCustomers)('%s', (name) => {
  const mails = givenMails[name].map((data) => composeMail(name, data as never, shops.ne))

  test('is in Nepali from the subject to the last line', () => {
    for (const mail of mails) {
      expect(mail.html).toContain('<html lang="ne"')
      const [subject, heading] = ownWords(mail)
      expect(subject).toMatch(DEVANAGARI)
      expect(heading).toMatch(DEVANAGARI)
      for (const line of ownWords(mail)) expect(line).not.toMatch(/[A-Za-z0-9]/)
      expect(shownText(mail.html).replaceAll(NEITHER, '')).not.toMatch(/[A-Za-z0-9]/)
    }
  })

  test('links to Nepali pages only', () => {
    for (const { text } of mails) {
      for (const [link] of text.matchAll(/https:\S+/g)) {
        expect(link).toMatch(/example\/(ne(\/|$)|media\/|api\/notices\/\S+lang=ne$)/)
      }
    }
  })

  test('contains no Devanagari in English', () => {
    for (const data of givenMails[name]) {
      const { subject, text } = composeMail(name, inLatin(data) as never, shops.en)
      expect(`${subject}\n${text}`).not.toMatch(DEVANAGARI)
    }
  })
})

test.for(toTheShop)('%s links the staff to English pages', (name) => {
  for (const data of givenMails[name]) {
    const { text } = composeMail(name, data as never, shops.en)
    expect(text).toMatch(/https:\/\/kastha\.example\//)
    expect(text).not.toContain('/ne')
  }
})

/** Returns the same data without Devanagari. */
function inLatin(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data).replaceAll(/[\u0900-\u097F]+/g, 'x'))
}

test('Nepali mails use the shop’s Nepali name, or else its only name', async ({ db }) => {
  await givenShop(db)
  const nameIn = async (language: 'en' | 'ne') => (await readMailShop(db, 'https://kastha.example', language))!.name
  expect([await nameIn('en'), await nameIn('ne')]).toEqual(['Kastha', 'काष्ठ'])
  await db.update(shopSettings).set({ nativeName: '' })
  expect(await nameIn('ne')).toBe('Kastha')
})
