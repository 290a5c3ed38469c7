import { expect, test } from 'vitest'
import { messages as englishContact } from '#messages/en/contact.ts'
import { messages as nepaliContact } from '#messages/ne/contact.ts'
import { demoFaqs } from './faqs/all-faqs.ts'
import { readPageText, shopPageSlugs } from './shop-pages.ts'

/** News of an order by email alone. Buyers who give a phone number get it by SMS. */
const byEmailOnly = {
  en: /(link|code)[^.]* in our emails?(?! or SMS)|answer by email(?! or SMS)|from (our|that) email(?! or SMS)|(send you|get) an email(?! or SMS)|as in our email(?! or SMS)/gi,
  ne: /(?<!फोन वा )इमेल(को|मा आएको) (लिङ्क|कोड)|इमेलमा (जवाफ दिन्छौं|हुन्छ|भएजस्तै)|इमेल (पनि )?(पठाउँछौं|गर्छौं|आउँछ)|लिङ्कसहितको इमेल/g,
} as const

/** Accounts and notices go by email only. */
const isAboutEmail = /notice|आएपछि खबर/

const answers = demoFaqs.flatMap(({ entries }) => entries.map(({ answer, ne }) => ({ en: answer, ne: ne.answer })))
const contact = { en: Object.values(englishContact), ne: Object.values(nepaliContact) }

test.for(['en', 'ne'] as const)(
  'buyers without an email address find their way in the %s texts, too',
  async (language) => {
    const pages = await Promise.all(shopPageSlugs.map(async (slug) => (await readPageText(language, slug)).body))
    const hints = contact[language].filter((hint) => hint.includes('KA-') || hint.includes('order number'))
    const lines = [...pages, ...answers.map((answer) => answer[language]), ...hints].join('\n').split('\n')
    const found = lines
      .filter((line) => !isAboutEmail.test(line))
      .flatMap((line) => line.match(byEmailOnly[language]) ?? [])
    expect(found).toEqual([])
  },
)

test('the ways to claim a warranty include a call', async () => {
  for (const language of ['en', 'ne'] as const) {
    const { body } = await readPageText(language, 'return-policy')
    const warranty = body.split(/^## /m).find((part) => /^(Warranty|वारेन्टी)/.test(part))
    expect(warranty).toContain('{phone}')
  }
})
