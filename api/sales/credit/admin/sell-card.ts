import { eq } from 'drizzle-orm'
import type { ReplaceBody, SellBody, SoldCard } from '#contract/admin/credit.ts'
import { isEmail } from '#domain/accounts/email.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { formatCreditCode } from '#domain/credit/credit-code.ts'
import type { Db } from '../../../platform/db/client.ts'
import { retryConflicts } from '../../../platform/db/retry-conflicts.ts'
import { creditAccounts } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { refuseFields } from '../../../platform/records/refuse-fields.ts'
import { isFirstTime, type StaffOnce } from '../../../platform/records/staff-once.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { plainReference, refuseOtherSum } from '../../payments/staff-refunds.ts'
import { holdTransfer, refuseTransferOfOrder } from '../../payments/transfers/hold-transfer.ts'
import { creditCodeHash, endOfCode, newCreditCode } from '../credit-codes.ts'
import { insertEntry, lockCredit } from '../credit-queries.ts'
import { cardColumns, decryptCard, type PrivateCard } from '../private-card.ts'
import { sendCard } from '../send-card.ts'
import { showCredit } from './show-credit.ts'

export type CreditShop = { db: Db; secrets: { dataKey: DataKey } }
type By = { id: string }

/**
 * Sells a gift card, or gives it away, and sends its code. The shop keeps only a hash, so the answer shows the code once.
 *
 * @throws AppError invalid_input; conflict for a transfer that was recorded before; key_reused when the id came with another sum
 */
export async function sellCard(shop: CreditShop, body: SellBody, by: By): Promise<SoldCard> {
  const { id, amount, paidBy, note, buyer, language } = body
  const { dataKey } = shop.secrets
  const reference = paidBy === 'cash' || paidBy === 'free' ? '' : plainReference(body.reference)
  const details = { buyer, ...recipientOf(body) }
  refuseFields({
    reference: ['bank', 'esewa', 'khalti'].includes(paidBy) && reference === '' && 'Please give the reference',
    note: paidBy === 'free' && note === '' && 'Please say why it is given away',
  })
  const code = newCreditCode()
  const isNew = await retryConflicts(() =>
    shop.db.transaction(async (tx) => {
      const columns = { codeHash: creditCodeHash(dataKey, code), codeEnd: endOfCode(code) }
      const [made] = await tx
        .insert(creditAccounts)
        .values({ id, kind: 'gift-card', ...columns, ...cardColumns(dataKey, id, details, language) })
        .onConflictDoNothing({ target: creditAccounts.id })
        .returning({ id: creditAccounts.id })
      if (!made) return false
      if (paidBy === 'bank') {
        await holdTransfer(tx, reference)
        await refuseTransferOfOrder(tx, reference)
      }
      await insertEntry(tx, { id, accountId: id, amount, reason: 'sold', paidBy, reference, note, staffId: by.id })
      if (body.isSent) await sendCard(tx, { dataKey }, { id, code, balance: amount, details, language })
      return true
    }),
  )
  const card = await showCredit(shop, id)
  if (!isNew) refuseOtherSum(card.entries.find((entry) => entry.id === id)?.amount ?? 0, amount)
  return { id, card, code: isNew ? formatCreditCode(code) : null }
}

/**
 * Gives a card a new code, because the old one is lost. The old one stops at once, and what is left stays.
 *
 * @throws AppError invalid_input, not_found; conflict for store credit
 */
export async function replaceCode(
  shop: CreditShop,
  cardId: string,
  body: ReplaceBody,
  once: StaffOnce | undefined,
): Promise<SoldCard> {
  const { dataKey } = shop.secrets
  const code = newCreditCode()
  const isNew = await shop.db.transaction(async (tx) => {
    const [card] = await lockCredit(tx, [cardId])
    if (!card) throw new AppError('not_found', 'There is no such gift card.')
    if (card.kind !== 'gift-card') throw new AppError('conflict', 'Store credit has no code.')
    if (!(await isFirstTime(tx, once))) return false
    const { buyer } = decryptCard(dataKey, cardId, card.privateDetails)
    const details = { buyer, ...recipientOf(body) }
    await tx
      .update(creditAccounts)
      .set({
        codeHash: creditCodeHash(dataKey, code),
        codeEnd: endOfCode(code),
        blockedAt: null,
        ...cardColumns(dataKey, cardId, details, body.language),
      })
      .where(eq(creditAccounts.id, cardId))
    const sent = { id: cardId, code, balance: card.balance, details, language: body.language }
    if (body.isSent) await sendCard(tx, { dataKey }, sent)
    return true
  })
  return { id: cardId, card: await showCredit(shop, cardId), code: isNew ? formatCreditCode(code) : null }
}

/** @throws AppError invalid_input */
function recipientOf({
  recipient,
  email,
  phone: typed,
  message,
  isSent,
}: Pick<SellBody, 'recipient' | 'email' | 'phone' | 'message' | 'isSent'>): Omit<PrivateCard, 'buyer'> {
  const phone = typed === '' ? '' : parseMobile(typed)
  refuseFields({
    email:
      email !== '' && !isEmail(email)
        ? 'Must be an email address'
        : isSent && email === '' && typed === '' && 'Please give an email address or a phone number',
    phone: phone === null && 'Must be a mobile number of Nepal',
  })
  return { recipient, email, phone: phone ?? '', message }
}
