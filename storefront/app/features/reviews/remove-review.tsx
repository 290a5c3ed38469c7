import { useEffect, useRef, useState } from 'react'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import type { Refusal } from '../../ui/use-checked-form.ts'
import { refusalOf } from '../accounts/refusal.ts'
import styles from './review-form.module.css'
import { reviewsApi } from './reviews-api.ts'

type RemoveReviewProps = {
  id: string
  form: { run: (action: () => Promise<Refusal | undefined>) => Promise<void>; isBusy: boolean }
  onRemoved: () => void
}

/** Deletes the shopper's review after a confirmation. */
export function RemoveReview({ id, form, onRemoved }: RemoveReviewProps) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  // The focused button is gone.
  useEffect(() => {
    if (isAsking) keep.current?.focus()
  }, [isAsking])
  const remove = async () => {
    const answer = await reviewsApi.remove(id)
    if (!answer.success) return refusalOf(text, answer, text('reviews.not-sent'))
    showToast('success', text('reviews.removed'))
    onRemoved()
    return undefined
  }
  if (!isAsking) {
    return (
      <Button kind="quiet" disabled={form.isBusy} onClick={() => setIsAsking(true)}>
        {text('reviews.remove')}
      </Button>
    )
  }
  return (
    <div className={styles.sure}>
      <p role="alert">{text('reviews.remove-ask')}</p>
      <Button kind="danger" size="small" busy={form.isBusy} onClick={() => void form.run(remove)}>
        {text('reviews.remove-sure')}
      </Button>
      <Button ref={keep} kind="quiet" size="small" disabled={form.isBusy} onClick={() => setIsAsking(false)}>
        {text('reviews.keep')}
      </Button>
    </div>
  )
}
