import type { z } from 'zod'
import type { PreviewQuoteBody, QuotePreview } from '#contract/admin/custom-requests.ts'
import { depositOf } from '#domain/custom-requests/custom-quote.ts'
import { tidyPost } from '#domain/tidy-post.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import { readMailShop } from '../../../platform/mail/mail-queries.ts'
import { customNews } from '../custom-news.ts'
import { refuseWrongOffer } from '../quote-request.ts'
import { requestNotFound } from '../refusals.ts'
import { findRequestById } from '../request-queries.ts'
import type { CustomShop } from '../show-request.ts'
import { say } from '../../../platform/language/sentence.ts'

/** The key of the link in the shopper's mail accepts the offer, so the preview goes without. */
const NO_KEY = ''

/**
 * Renders the mail of an offer in the shopper's language, with a link that opens nothing. Nothing is sent.
 *
 * @throws AppError not_found, invalid_input; unavailable before the shop was set up
 */
export async function previewQuote(
  { db, secrets, publicUrl }: CustomShop & { publicUrl: string },
  requestId: string,
  offer: z.output<typeof PreviewQuoteBody>,
): Promise<QuotePreview> {
  const request = await findRequestById(db, requestId)
  if (!request) throw requestNotFound()
  refuseWrongOffer(offer, new Date())
  const shop = await readMailShop(db, publicUrl, request.language)
  if (!shop) throw new AppError('unavailable', say('calls.no-shop'))
  const data = { ...(await customNews(db, secrets, request)), key: NO_KEY, ...offer, note: tidyPost(offer.note) }
  const { subject, text } = composeMail('custom-quoted', data, shop)
  return { subject, text, deposit: depositOf(offer.price) }
}
