import { useState } from 'react'
import type { Review } from '#contract/catalog/products.ts'
import type { Picture } from '#contract/common.ts'
import { useText } from '../../messages/text.ts'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'

const loadViewer = () => import('../catalog/product/gallery/picture-viewer.tsx')

/** A photo of a buyer's home, with the review it belongs to. */
export type HomePhoto = { photo: Picture; review: Review }

export function photosOf(review: Review): HomePhoto[] {
  return review.photos.map((photo) => ({ photo, review }))
}

/** Shows photos of reviews full-screen, like the product's own pictures. */
export function usePhotoViewer() {
  const text = useText()
  const { Panel: PictureViewer, isOpen, open, close } = useLazyPanel(loadViewer)
  const [shown, setShown] = useState<{ photos: readonly HomePhoto[]; at: number }>()

  const show = (photos: readonly HomePhoto[], at: number) => {
    setShown({ photos, at })
    open()
  }
  const nameOf = ({ review }: HomePhoto) =>
    text('product.reviews.photo', { user: review.user || text('product.reviews.anonymous') })
  const first = shown?.photos[shown.at]
  const viewer = PictureViewer && shown && first && (
    <PictureViewer
      key={`${first.review._id} ${first.photo.id} ${shown.photos.length}`}
      pictures={shown.photos.map((one) => ({ ...one.photo, alt: nameOf(one) }))}
      name={nameOf(first)}
      start={shown.at}
      isOpen={isOpen}
      onClose={close}
    />
  )
  return { show, nameOf, viewer }
}
