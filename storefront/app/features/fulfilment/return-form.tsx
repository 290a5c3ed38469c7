import { useEffect, useEffectEvent, useState } from 'react'
import { MAX_WORDS_LENGTH, returnProblems } from '#domain/orders/order-forms.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PhotoField } from '../../ui/photo-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import type { Photos } from '../../ui/use-photos.ts'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import { askForOrderAgain, noteOrder } from '../orders/list/use-orders.ts'
import { keepFormDraft, readFormDraft, namedProblems } from './order-forms.ts'
import styles from './form.module.css'
import { fulfilmentApi } from './fulfilment-api.ts'
import { OfflineNote } from './offline-note.tsx'
import { keptPieces, type PieceCounts, PieceChoice } from './piece-choice.tsx'
import type { ReturnDialogProps } from './return-dialog.tsx'

const fields = ['pieces', 'reason', 'photos'] as const
const nextSteps = ['return.then-answer', 'return.then-collect', 'return.then-refund'] as const

type ReturnFormProps = Omit<ReturnDialogProps, 'isOpen'> & { photos: Photos }

/** Return form: pieces, reason, optional photos, and the next steps. */
export function ReturnForm({ order, returnable, door, photos, onClose, onSent }: ReturnFormProps) {
  const text = useText()
  const format = useFormat()
  const { orderId, items, returnUntil } = order
  const [kept] = useState(() => readFormDraft('return', orderId))
  const [counts, setCounts] = useState<PieceCounts>(() => keptPieces(kept.pieces, returnable))
  const pieces = Object.entries(counts).map(([position, quantity]) => ({ position: Number(position), quantity }))
  const form = useCheckedForm({ fields, check, send, onEdit: keepTyped, isQuiet: true })
  const recheck = useEffectEvent(form.recheck)
  const hasPieces = pieces.length > 0
  useEffect(() => {
    if (hasPieces) recheck()
  }, [hasPieces])

  function check({ reason }: Pick<Values<'reason'>, 'reason'>) {
    return namedProblems(returnProblems({ pieces, reason, photos: photos.files.length }, returnable))
  }

  async function send({ reason }: Values<'reason'>) {
    const body = new FormData()
    body.append('pieces', JSON.stringify(pieces))
    body.append('reason', reason.trim())
    for (const photo of photos.files) body.append('photos', photo)
    const answer = await fulfilmentApi.requestReturn(door, body)
    if (!answer.success) {
      // The page is outdated: the deadline has passed, or another tab has requested the return.
      if (answer.code === 'conflict') askForOrderAgain(orderId)
      return refusalOf(text, answer, text('return.not-sent'))
    }
    keepFormDraft('return', orderId, null)
    photos.clear()
    showToast('success', text('return.done'))
    onClose()
    onSent()
    noteOrder(answer.data)
    return undefined
  }

  function keepTyped(element: HTMLFormElement) {
    keepMore({ reason: new FormData(element).get('reason') })
  }

  const keepMore = (entered: Record<string, unknown>) => {
    keepFormDraft('return', orderId, { ...readFormDraft('return', orderId), ...entered })
  }
  const choose = (chosen: PieceCounts) => {
    setCounts(chosen)
    keepMore({ pieces: chosen })
  }

  return (
    <form {...form.props} className={styles.form} aria-label={text('return.ask')}>
      {returnUntil !== null && (
        <p className={styles.intro}>{text('return.intro', { date: format.shortDate(returnUntil) })}</p>
      )}
      <fieldset disabled={form.isBusy} className={styles.fields}>
        <PieceChoice
          items={items}
          returnable={returnable}
          counts={counts}
          error={form.errors.pieces}
          onChoose={choose}
        />
        <Field label={text('return.reason')} hint={text('return.reason-hint')} error={form.errors.reason}>
          {(control) => (
            <textarea
              name="reason"
              rows={3}
              maxLength={MAX_WORDS_LENGTH}
              defaultValue={String(kept.reason ?? '')}
              {...control}
            />
          )}
        </Field>
        <PhotoField
          photos={photos}
          label={text('return.photos')}
          hint={text('return.photos-hint')}
          error={form.errors.photos}
        />
      </fieldset>
      <section className={styles.then} aria-label={text('return.then')}>
        <h3 className={styles.label}>{text('return.then')}</h3>
        <ol className={styles.steps}>
          {nextSteps.map((step) => (
            <li key={step}>{text(step)}</li>
          ))}
        </ol>
      </section>
      <RefusalNote isAlert>{form.refusal}</RefusalNote>
      <OfflineNote />
      <div className={styles.actions}>
        <SubmitButton busy={form.isBusy || photos.isPreparing}>{text('return.submit')}</SubmitButton>
        <Button kind="quiet" disabled={form.isBusy} onClick={onClose}>
          {text('order.not-now')}
        </Button>
      </div>
    </form>
  )
}
