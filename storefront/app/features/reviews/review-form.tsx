import type { Picture } from '#contract/common.ts'
import type { Product } from '#contract/catalog/products.ts'
import type { OwnReview, ReviewReply } from '#contract/reviews.ts'
import {
  REVIEW_COMMENT_LENGTH,
  type ReviewField,
  reviewFields,
  type ReviewProblem,
  reviewProblems,
} from '#domain/reviews/review.ts'
import { useText } from '../../messages/text.ts'
import { Field } from '../../ui/field.tsx'
import { PhotoField } from '../../ui/photo-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import type { Photos } from '../../ui/use-photos.ts'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import { KeptPhotos } from './kept-photos.tsx'
import { RemoveReview } from './remove-review.tsx'
import styles from './review-form.module.css'
import { reviewsApi } from './reviews-api.ts'
import { StarsField } from './stars-field.tsx'

/** A draft; `kept`: photos of the stored review that stay. */
export type Draft = Values<ReviewField> & { kept: readonly Picture[] }

type ReviewFormProps = {
  product: Product
  own: OwnReview | null
  draft: Draft
  onDraft: (draft: Draft) => void
  photos: Photos
  onDone: (review: OwnReview | null) => void
}

export function ReviewForm({ product, own, draft, onDraft, photos, onDone }: ReviewFormProps) {
  const text = useText()
  const form = useCheckedForm({ fields: reviewFields, check: namedProblems, send, onEdit: keepDraft })

  function keepDraft(element: HTMLFormElement) {
    const given = new FormData(element)
    onDraft({ ...draft, rating: String(given.get('rating') ?? ''), comment: String(given.get('comment') ?? '') })
  }
  async function send(values: Values<ReviewField>) {
    const sent = new FormData()
    for (const field of reviewFields) sent.set(field, values[field])
    for (const file of photos.files) sent.append('photos', file)
    if (own) sent.set('keep', draft.kept.map(({ id }) => id).join(','))
    else sent.set('productId', product._id)
    const answer = await (own ? reviewsApi.edit(own._id, sent) : reviewsApi.write(sent))
    if (!answer.success) return refusalOf(text, answer, text('reviews.not-sent'))
    return finish(answer)
  }
  function finish({ data }: ReviewReply) {
    showToast('success', text(own ? 'reviews.saved' : 'reviews.sent'))
    onDone(data)
    return undefined
  }

  return (
    <form {...form.props} className={styles.form} aria-label={text(own ? 'reviews.edit' : 'reviews.write')}>
      <p className={styles.product}>{product.name}</p>
      <fieldset disabled={form.isBusy} className={styles.fields}>
        <StarsField chosen={draft.rating} error={form.errors.rating} />
        <Field label={text('reviews.comment')} hint={text('reviews.comment-hint')} error={form.errors.comment}>
          {(control) => (
            <textarea
              name="comment"
              rows={5}
              maxLength={REVIEW_COMMENT_LENGTH.most}
              defaultValue={draft.comment}
              {...control}
            />
          )}
        </Field>
        <PhotoField
          photos={photos}
          label={text('reviews.photos')}
          hint={text('reviews.photos-hint')}
          kept={{
            count: draft.kept.length,
            list: draft.kept.length > 0 && (
              <KeptPhotos
                photos={draft.kept}
                onDrop={(photo) => onDraft({ ...draft, kept: draft.kept.filter(({ id }) => id !== photo.id) })}
              />
            ),
          }}
        />
      </fieldset>
      <RefusalNote>{form.refusal}</RefusalNote>
      <div className={styles.actions}>
        <SubmitButton busy={form.isBusy || photos.isPreparing} disabled={photos.isPreparing}>
          {text(own ? 'reviews.save' : 'reviews.send')}
        </SubmitButton>
        {own && !own.isHidden && <RemoveReview id={own._id} form={form} onRemoved={() => onDone(null)} />}
      </div>
    </form>
  )
}

function namedProblems(values: Values<ReviewField>) {
  const problems = Object.entries(reviewProblems(values)) as [ReviewField, ReviewProblem][]
  return Object.fromEntries(problems.map(([field, problem]) => [field, `review-problem.${problem}` as const]))
}
