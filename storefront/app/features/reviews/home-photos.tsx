import { type MouseEvent, useId } from 'react'
import type { Product } from '#contract/catalog/products.ts'
import { pictureUrl, pictureWidths } from '#domain/catalog/picture.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { Picture } from '../../ui/picture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './home-photos.module.css'
import { photosOf, usePhotoViewer } from './use-photo-viewer.tsx'

await needMessages('reviews')

const PHOTO_SIZES = '(width >= 1024px) 220px, 42vw'

/** Photos that buyers took at home, newest review first. Each opens full-screen; without scripts it is a link. */
export default function HomePhotos({ product }: { product: Product }) {
  const text = useText()
  const titleId = useId()
  const { show, nameOf, viewer } = usePhotoViewer()
  const photos = product.reviews.flatMap(photosOf)
  const open = (event: MouseEvent, at: number) => {
    event.preventDefault()
    show(photos, at)
  }
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={text('reviews.homes')} intro={text('reviews.homes-intro')} />
      <ul className={styles.photos}>
        {photos.map((one, at) => (
          <li key={`${one.review._id} ${one.photo.id}`}>
            <a
              className={styles.photo}
              href={pictureUrl(one.photo.id, Math.max(...pictureWidths(one.photo.width)), 'webp')}
              onClick={(event) => open(event, at)}
            >
              <Picture picture={one.photo} sizes={PHOTO_SIZES} alt={nameOf(one)} />
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </section>
  )
}
