import { MAX_CUSTOM_REASON_LENGTH } from '#domain/custom-requests/custom-quote.ts'
import { tidyPost } from '#domain/tidy-post.ts'
import { refuseVariables } from '../../platform/canned-replies/refuse-variables.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { changeHeldRequest } from './change-held-request.ts'
import { customNews } from './custom-news.ts'
import { requestNotFound } from './refusals.ts'
import { lockRequest } from './request-queries.ts'
import type { CustomShop } from './show-request.ts'

/**
 * Refuses a request, for the staff, and mails the reason to the shopper.
 *
 * @param reason  shown to the shopper
 * @throws AppError invalid_input, conflict, forbidden, not_found
 */
export async function refuseRequest(
  { db, secrets }: CustomShop,
  requestId: string,
  { by, reason }: { by: Changer; reason: string },
): Promise<void> {
  const said = tidyPost(reason)
  if (said === '' || said.length > MAX_CUSTOM_REASON_LENGTH) {
    throw new AppError('invalid_input', 'Please say why.', { reason: 'Please say why.' })
  }
  refuseVariables(said, 'reason')
  await db.transaction(async (tx) => {
    const request = await lockRequest(tx, requestId)
    if (!request) throw requestNotFound()
    await changeHeldRequest(tx, secrets.dataKey, request, { action: 'refuse', by, now: new Date(), reason: said })
    const data = { ...(await customNews(tx, secrets, request)), reason: said }
    await queueMail(tx, secrets, {
      event: `custom-refused:${request.id}`,
      to: request.email,
      template: 'custom-refused',
      language: request.language,
      data,
    })
  })
}
