import type { Secrets } from '../../platform/secrets/secrets.ts'
import { pictureUrl, pictureWidths } from '#domain/catalog/picture.ts'
import type { Db } from '../../platform/db/client.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { readFirstPictures, type FirstPicture } from './first-pictures.ts'
import { deleteNotices, takeDueNotices } from './notice-queries.ts'

const NOTICES_AT_ONCE = 100
/** Maximum width of the picture in the mail: twice the size at which it is shown. */
const PICTURE_PX = 480

type Tools = { db: Db; secrets: Secrets }

/**
 * The job that mails shoppers when a product they asked about can be bought again. It deletes a notice and enqueues
 * its mail in one transaction, so that each mail is sent once even with concurrent runs.
 */
export async function notifyBackInStock(
  _data: JobData['notify-back-in-stock'],
  { db, secrets }: Tools,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const told = await db.transaction((tx) => tellSome(tx, secrets))
    if (told < NOTICES_AT_ONCE) return
  }
}

async function tellSome(tx: Db, secrets: Tools['secrets']): Promise<number> {
  const notices = await takeDueNotices(tx, NOTICES_AT_ONCE)
  if (notices.length === 0) return 0
  const pictures = await readFirstPictures(
    tx,
    notices.map(({ productId }) => productId),
  )
  for (const { id, productId, productName, userName, email, language } of notices) {
    await queueMail(tx, secrets, {
      event: `back-in-stock:${id}`,
      to: email,
      template: 'back-in-stock',
      language,
      data: {
        name: userName,
        product: productName,
        path: `/product/${productId}`,
        picture: asMailPicture(pictures.get(productId)),
      },
    })
  }
  await deleteNotices(
    tx,
    notices.map(({ id }) => id),
  )
  return notices.length
}

function asMailPicture(picture: FirstPicture | undefined) {
  if (!picture) return null
  const width = Math.max(...pictureWidths(picture.width).filter((kept, at) => at === 0 || kept <= PICTURE_PX))
  return { path: pictureUrl(picture.id, width, 'webp'), alt: picture.alt }
}
