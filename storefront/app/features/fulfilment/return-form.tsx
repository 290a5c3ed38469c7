import { useEffect, useEffectEvent, useState } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { MAX_WORDS_LENGTH, returnProblems } from '#domain/orders/order-forms.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Field } from '../../ui/field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PhotoField } from '../../ui/photo-field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import { type Photos, usePhotos } from '../../ui/use-photos.ts'
import { DialogForm } from '../accounts/dialog-form.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import { askAfterFailure, noteOrder } from '../orders/list/use-orders.ts'
import { keepFormDraft, readFormDraft, namedProblems } from './order-forms.ts'
import styles from './form.module.css'
import { fulfilmentApi } from './fulfilment-api.ts'
import { OfflineNote } from './offline-note.tsx'
import { keptPieces, type PieceCounts, PieceChoice } from './piece-choice.tsx'
import { ReturnWorth } from './return-worth.tsx'

const fields = ['pieces', 'reason', 'photos'] as const
const nextSteps = ['return.then-answer', 'return.then-collect', 'return.then-refund'] as const

type ReturnDialogProps = {
  order: Order
  /** Number of returnable pieces per item. */
  returnable: readonly number[]
  door: OrderAccess
  isOpen: boolean
  onClose: () => void
  onSent: () => void
}

/** Requests a return. Closing and reopening the dialog keeps all entries, including photos. */
export default function ReturnDialog({ isOpen, ...asked }: ReturnDialogProps) {
  const text = useText()
  const photos = usePhotos()
  return (
    <Panel
      side="centre"
      width="640px"
      title={text('return.ask')}
      closeLabel={text('order.cancel-close')}
      isOpen={isOpen}
      onClose={asked.onClose}
    >
      <ReturnForm {...asked} photos={photos} />
    </Panel>
  )
}

type ReturnFormProps = Omit<ReturnDialogProps, 'isOpen'> & { photos: Photos }

/** Return form: pieces, reason, optional photos, and the next steps. */
function ReturnForm({ order, returnable: offered, door, photos, onClose, onSent }: ReturnFormProps) {
  const text = useText()
  const format = useFormat()
  const { orderId, items, returnUntil } = order
  const [kept] = useState(() => readFormDraft('return', orderId))
  // As it was when the dialog opened: a return whose answer was lost, and that has arrived, can be sent again.
  const [returnable] = useState(offered)
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
    // The note says so.
    if (!navigator.onLine) return { message: '' }
    const body = new FormData()
    body.append('pieces', JSON.stringify(pieces))
    body.append('reason', reason.trim())
    for (const photo of photos.files) body.append('photos', photo)
    const answer = await fulfilmentApi.requestReturn(door, body)
    if (!answer.success) {
      // The page is outdated: the deadline has passed, or another tab has requested the return.
      askAfterFailure(orderId, answer)
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
    <DialogForm
      form={form}
      label={text('return.ask')}
      intro={
        returnUntil !== null && (
          <p className={styles.intro}>{text('return.intro', { date: format.shortDate(returnUntil) })}</p>
        )
      }
      after={<NextSteps />}
      note={<OfflineNote />}
      submitLabel={text('return.submit')}
      isWaiting={photos.isPreparing}
      isQuiet
      closeLabel={text('order.not-now')}
      onClose={onClose}
    >
      <PieceChoice items={items} returnable={returnable} counts={counts} error={form.errors.pieces} onChoose={choose} />
      <ReturnWorth order={order} counts={counts} />
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
    </DialogForm>
  )
}

function NextSteps() {
  const text = useText()
  return (
    <section className={styles.then} aria-label={text('return.then')}>
      <h3 className={styles.label}>{text('return.then')}</h3>
      <ol className={styles.steps}>
        {nextSteps.map((step) => (
          <li key={step}>{text(step)}</li>
        ))}
      </ol>
    </section>
  )
}
