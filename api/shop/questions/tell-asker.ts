import type { Answerer } from '#domain/questions/questions.ts'
import type { Language } from '#domain/language/languages.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { products, users } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { queueSms } from '../../platform/sms/queue-sms.ts'
import { decryptContact } from './asker-contact.ts'
import { type StoredQuestion, updateQuestion } from './change-queries.ts'

type Published = { by: Answerer; userId: string | null; text: string }
type Asker = { language: Language; name: string } & ({ email: string } | { phone: string })

/**
 * Sends the asker the first published answer, and forgets how to reach a guest. The transaction must have locked the
 * question.
 */
export async function tellAsker(tx: Db, secrets: Secrets, question: StoredQuestion, answer: Published): Promise<void> {
  const isOwnAnswer = answer.userId !== null && answer.userId === question.userId
  if (question.toldAt !== null || isOwnAnswer) return
  const asker = await findAsker(tx, secrets, question)
  if (!asker) return
  const event = `question-answered:${question.id}`
  const { language } = asker
  if ('email' in asker) {
    const data = {
      name: asker.name,
      product: await readProductName(tx, question.productId, language),
      path: `/product/${question.productId}#questions`,
      by: answer.by,
      words: answer.text,
    }
    await queueMail(tx, secrets, { event, to: asker.email, template: 'question-answered', language, data })
  } else {
    const data = { productId: question.productId }
    await queueSms(tx, secrets, {
      event,
      phone: asker.phone,
      template: 'question-answered',
      language,
      data,
      isUnproved: true,
    })
  }
  await updateQuestion(tx, question.id, { toldAt: new Date(), contact: null })
}

async function findAsker(tx: Db, { dataKey }: Secrets, question: StoredQuestion): Promise<Asker | undefined> {
  const { userId, userName, language, contact, sentAs } = question
  if (userId === null) {
    return contact ? { language, name: userName, ...decryptContact(dataKey, sentAs, contact) } : undefined
  }
  const { name, email } = users
  const [user] = await tx.select({ name, email, language: users.language }).from(users).where(eq(users.id, userId))
  return user
}

async function readProductName(tx: Db, productId: number, language: Language): Promise<string> {
  const name = sql<string>`coalesce(${products.translations} -> ${language} ->> 'name', ${products.name})`
  const [product] = await tx.select({ name }).from(products).where(eq(products.id, productId))
  return product?.name ?? ''
}
