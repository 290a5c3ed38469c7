import type { CustomRequest } from '#contract/custom-requests.ts'
import { defined } from '#domain/defined.ts'
import { tidyPost } from '#domain/tidy-post.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { changeHeldRequest } from './change-held-request.ts'
import { customNews } from './custom-news.ts'
import { requestNotFound } from './refusals.ts'
import { findRequestById, lockRequest, type StoredRequest } from './request-queries.ts'
import { showRequest, type CustomShop } from './show-request.ts'
import { readShopEmail } from '../../platform/mail/mail-queries.ts'

/**
 * Ends a request for its shopper: declines the offer, or withdraws the request. The shop gets a mail; a shopper who declined
 * gets one, too.
 *
 * @param reason  '' for none
 * @returns the request after that
 * @throws AppError conflict, with the reason in words
 */
export async function endRequest(
  shop: CustomShop,
  { request: asked, by }: { request: StoredRequest; by: Changer },
  { action, reason }: { action: 'decline' | 'withdraw'; reason: string },
): Promise<CustomRequest> {
  const { db, secrets } = shop
  const said = tidyPost(reason)
  await db.transaction(async (tx) => {
    const request = await lockRequest(tx, asked.id)
    if (!request) throw requestNotFound()
    await changeHeldRequest(tx, secrets.dataKey, request, { action, by, now: new Date(), reason: said })
    if (action === 'decline') {
      await queueMail(tx, secrets, {
        event: `custom-declined:${request.id}`,
        to: request.email,
        template: 'custom-declined',
        language: request.language,
        data: await customNews(tx, secrets, request),
      })
    }
    const { key: _key, ...news } = await customNews(tx, secrets, request, 'en')
    const data = { ...news, action, reason: said }
    const to = await readShopEmail(tx)
    await queueMail(tx, secrets, {
      event: `custom-ended:${request.id}`,
      to,
      template: 'custom-ended',
      language: 'en',
      data,
    })
  })
  const ended = await findRequestById(db, asked.id)
  return showRequest(shop, defined(ended, `request ${asked.id}`), by)
}
