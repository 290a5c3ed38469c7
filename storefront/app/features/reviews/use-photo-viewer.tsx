import { useState } from 'react'
import type { Review } from '#contract/catalog/products.ts'
import { useText } from '../../messages/text.ts'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'

const loadViewer = () => import('../catalog/product/gallery/picture-viewer.tsx')

/** Shows the photos of a review full-screen, like the product's own pictures. */
export function usePhotoViewer() {
  const text = useText()
  const { Panel: PictureViewer, isOpen, open, close } = useLazyPanel(loadViewer)
  const [shown, setShown] = useState<{ review: Review; at: number }>()

  const show = (review: Review, at: number) => {
    setShown({ review, at })
    open()
  }
  const name = text('product.reviews.photo', { user: shown?.review.user || text('product.reviews.anonymous') })
  const viewer = PictureViewer && shown && (
    <PictureViewer
      key={`${shown.review._id} ${shown.at}`}
      pictures={shown.review.photos.map((photo) => ({ ...photo, alt: name }))}
      name={name}
      start={shown.at}
      isOpen={isOpen}
      onClose={close}
    />
  )
  return { show, viewer }
}
