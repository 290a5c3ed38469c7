import type { Secrets } from '../secrets.ts'
import { pictureUrl, pictureWidths } from '#domain/picture.ts'
import type { Db } from '../db/client.ts'
import type { JobData } from '../jobs/kinds.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { readFirstPictures, type FirstPicture } from './first-pictures.ts'
import { deleteNotices, takeDueNotices } from './notice-queries.ts'

const NOTICES_AT_ONCE = 100
/** Of the picture in the mail, at twice the size it is shown in. */
const PICTURE_PX = 480

type Tools = { db: Db; secrets: Secrets }

/**
 * The job that tells whoever asked for it that something can be bought again. A notice and its mail are one
 * transaction, so that each is sent once, whoever else does the same.
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
