import { useEffect, useEffectEvent, useState } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { damageProblems, MAX_WORDS_LENGTH } from '#domain/orders/order-forms.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { defined } from '#domain/defined.ts'
import { deadlineOf } from '#domain/language/deadline.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Field } from '../../ui/field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PhotoField } from '../../ui/photo-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import { type Photos, usePhotos } from '../../ui/use-photos.ts'
import { DialogForm } from '../accounts/dialog-form.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import { askAfterFailure, noteOrder } from '../orders/list/use-orders.ts'
import { keepFormDraft, namedProblems, readFormDraft } from './order-forms.ts'
import styles from './form.module.css'
import { fulfilmentApi } from './fulfilment-api.ts'
import { OfflineNote } from './offline-note.tsx'

const fields = ['position', 'description', 'photos'] as const
type DamageField = (typeof fields)[number]

type DamageDialogProps = {
  order: Order
  /** Positions of the items that can be reported. */
  lines: readonly number[]
  door: OrderAccess
  isOpen: boolean
  onClose: () => void
  onSent: () => void
}

/** Reports damage. Closing and reopening the dialog keeps all entries, including photos. */
export default function DamageDialog({ isOpen, ...asked }: DamageDialogProps) {
  const text = useText()
  const photos = usePhotos()
  return (
    <Panel
      side="centre"
      width="600px"
      title={text('damage.report')}
      closeLabel={text('order.cancel-close')}
      isOpen={isOpen}
      onClose={asked.onClose}
    >
      <DamageForm {...asked} photos={photos} />
    </Panel>
  )
}

/** Damage form: the item, a description, and photos. */
function DamageForm({
  order,
  lines: reportable,
  door,
  photos,
  onClose,
  onSent,
}: Omit<DamageDialogProps, 'isOpen'> & { photos: Photos }) {
  const text = useText()
  const format = useFormat()
  const { orderId, items, damageUntil } = order
  const [kept] = useState(() => readFormDraft('damage', orderId))
  // As they were when the dialog opened: a report whose answer was lost, and that has arrived, can be sent again.
  const [lines] = useState(reportable)
  const [only] = lines.length === 1 ? lines : []
  const form = useCheckedForm({ fields, check, send, onEdit: keepTyped, isQuiet: true })
  // A chosen photo is ready some time after the form's change event.
  const recheck = useEffectEvent(form.recheck)
  const hasPhotos = photos.chosen.length > 0
  useEffect(() => {
    if (hasPhotos) recheck()
  }, [hasPhotos])

  function check({ position, description }: Values<DamageField>) {
    const line = position === '' ? undefined : Number(position)
    return namedProblems(damageProblems({ position: line, description, photos: photos.files.length }))
  }

  async function send({ position, description }: Values<DamageField>) {
    // The note says so.
    if (!navigator.onLine) return { message: '' }
    const body = new FormData()
    body.append('position', position)
    body.append('description', description.trim())
    for (const photo of photos.files) body.append('photos', photo)
    const answer = await fulfilmentApi.reportDamage(door, body)
    if (!answer.success) {
      // The page is outdated: the deadline has passed, or another tab has reported the damage.
      askAfterFailure(orderId, answer)
      return refusalOf(text, answer, text('damage.not-sent'))
    }
    keepFormDraft('damage', orderId, null)
    photos.clear()
    showToast('success', text('damage.done'))
    onClose()
    onSent()
    noteOrder(answer.data)
    return undefined
  }

  function keepTyped(element: HTMLFormElement) {
    const typed = new FormData(element)
    keepFormDraft('damage', orderId, { position: typed.get('position'), description: typed.get('description') })
  }

  const nameOf = (position: number) => {
    const item = defined(items[position], `item ${position}`)
    return nameWithChoice(item.title, item, format.choice)
  }
  return (
    <DialogForm
      form={form}
      label={text('damage.report')}
      intro={
        damageUntil !== null && <p className={styles.intro}>{text('damage.intro', deadlineOf(format, damageUntil))}</p>
      }
      note={<OfflineNote />}
      submitLabel={text('damage.submit')}
      isWaiting={photos.isPreparing}
      isQuiet
      closeLabel={text('order.not-now')}
      onClose={onClose}
    >
      {only === undefined ? (
        <SelectField
          name="position"
          label={text('damage.piece')}
          error={form.errors.position}
          defaultValue={String(kept.position ?? '')}
        >
          <option value="">{text('damage.choose-piece')}</option>
          {lines.map((position) => (
            <option key={position} value={position}>
              {nameOf(position)}
            </option>
          ))}
        </SelectField>
      ) : (
        <div className={styles.only}>
          <p className={styles.label}>{text('damage.piece')}</p>
          <p>{nameOf(only)}</p>
          <input type="hidden" name="position" value={only} />
        </div>
      )}
      <Field label={text('damage.description')} hint={text('damage.description-hint')} error={form.errors.description}>
        {(control) => (
          <textarea
            name="description"
            rows={4}
            maxLength={MAX_WORDS_LENGTH}
            defaultValue={String(kept.description ?? '')}
            {...control}
          />
        )}
      </Field>
      <PhotoField
        photos={photos}
        label={text('damage.photos')}
        hint={text('damage.photos-hint')}
        error={form.errors.photos}
      />
    </DialogForm>
  )
}
