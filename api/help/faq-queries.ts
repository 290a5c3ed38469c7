import { asc, sql } from 'drizzle-orm'
import { faqGroups } from '#domain/help.ts'
import type { Language } from '#domain/languages.ts'
import type { Db } from '../db/client.ts'
import { faqs, shopSettings } from '../db/schema.ts'
import { translated } from '../language/translated.ts'

/** In the order in which they are read. */
export function readFaqs(db: Db, language: Language) {
  const { slug, group, isAboutProducts, question, answer, translations, position, id } = faqs
  const groups = sql.join(
    faqGroups.map((name) => sql`${name}`),
    sql`, `,
  )
  return db
    .select({
      slug,
      group,
      isAboutProducts,
      question: translated(question, translations, 'question', language),
      answer: translated(answer, translations, 'answer', language),
    })
    .from(faqs)
    .orderBy(sql`array_position(array[${groups}]::text[], ${group})`, asc(position), asc(id))
}

/** What answers name of the shop. */
export async function readShopFacts(db: Db, language: Language) {
  const { streetAddress, city, postalCode, translations } = shopSettings
  const [facts] = await db
    .select({
      phone: shopSettings.phone,
      emergencyPhone: shopSettings.emergencyPhone,
      email: shopSettings.email,
      streetAddress: translated(streetAddress, translations, 'streetAddress', language),
      city: translated(city, translations, 'city', language),
      postalCode,
      hours: shopSettings.hours,
      freeShippingOver: shopSettings.freeShippingOver,
      shippingFee: shopSettings.shippingFee,
    })
    .from(shopSettings)
  return facts
}
export type ShopFacts = NonNullable<Awaited<ReturnType<typeof readShopFacts>>>
