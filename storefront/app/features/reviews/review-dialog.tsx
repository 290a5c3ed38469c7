import { useState } from 'react'
import type { Product } from '#contract/catalog/products.ts'
import type { OwnReview } from '#contract/reviews.ts'
import { MAX_REVIEW_PHOTOS } from '#domain/reviews/review.ts'
import { useText } from '../../messages/text.ts'
import { Panel } from '../../ui/panel.tsx'
import { usePhotos } from '../../ui/use-photos.ts'
import '../../messages/account-messages.ts'
import { type Draft, ReviewForm } from './review-form.tsx'

type ReviewDialogProps = {
  product: Product
  /** The review to change; null for a new one. */
  own: OwnReview | null
  isOpen: boolean
  onClose: () => void
  /** Called with the stored review, or null when it was deleted. */
  onDone: (review: OwnReview | null) => void
}

/** Writes or changes a review. Closing and reopening the dialog keeps the draft. */
export default function ReviewDialog({ product, own, isOpen, onClose, onDone }: ReviewDialogProps) {
  const text = useText()
  const [draft, setDraft] = useState<Draft>()
  const begun = draft ?? draftOf(own)
  const photos = usePhotos(MAX_REVIEW_PHOTOS - begun.kept.length)
  const done = (review: OwnReview | null) => {
    setDraft(undefined)
    photos.clear()
    onClose()
    onDone(review)
  }
  return (
    <Panel
      side="centre"
      width="600px"
      title={text(own ? 'reviews.edit' : 'reviews.write')}
      closeLabel={text('reviews.close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <ReviewForm product={product} own={own} draft={begun} onDraft={setDraft} photos={photos} onDone={done} />
    </Panel>
  )
}

function draftOf(own: OwnReview | null): Draft {
  return { rating: own ? String(own.rating) : '', comment: own?.comment ?? '', kept: own?.photos ?? [] }
}
