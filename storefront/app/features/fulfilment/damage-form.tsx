import { useEffect, useEffectEvent, useState } from 'react'
import { damageProblems, MAX_WORDS_LENGTH } from '#domain/orders/order-forms.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { defined } from '#domain/defined.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PhotoField } from '../../ui/photo-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import type { Photos } from '../../ui/use-photos.ts'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import { askForOrderAgain, noteOrder } from '../orders/list/use-orders.ts'
import type { DamageDialogProps } from './damage-dialog.tsx'
import { keepFormDraft, readFormDraft, namedProblems } from './order-forms.ts'
import styles from './form.module.css'
import { fulfilmentApi } from './fulfilment-api.ts'
import { OfflineNote } from './offline-note.tsx'

const fields = ['position', 'description', 'photos'] as const
type DamageField = (typeof fields)[number]

type DamageFormProps = Omit<DamageDialogProps, 'isOpen'> & { photos: Photos }

/** Damage form: the item, a description, and photos. */
export function DamageForm({ order, lines, door, photos, onClose, onSent }: DamageFormProps) {
  const text = useText()
  const format = useFormat()
  const { orderId, items, damageUntil } = order
  const [kept] = useState(() => readFormDraft('damage', orderId))
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
    const body = new FormData()
    body.append('position', position)
    body.append('description', description.trim())
    for (const photo of photos.files) body.append('photos', photo)
    const answer = await fulfilmentApi.reportDamage(door, body)
    if (!answer.success) {
      // The page is outdated: the deadline has passed, or another tab has reported the damage.
      if (answer.code === 'conflict') askForOrderAgain(orderId)
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
    <form {...form.props} className={styles.form} aria-label={text('damage.report')}>
      {damageUntil !== null && (
        <p className={styles.intro}>
          {text('damage.intro', { time: format.time(damageUntil), date: format.shortDate(damageUntil) })}
        </p>
      )}
      <fieldset disabled={form.isBusy} className={styles.fields}>
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
        <Field
          label={text('damage.description')}
          hint={text('damage.description-hint')}
          error={form.errors.description}
        >
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
      </fieldset>
      <RefusalNote isAlert>{form.refusal}</RefusalNote>
      <OfflineNote />
      <div className={styles.actions}>
        <SubmitButton busy={form.isBusy || photos.isPreparing}>{text('damage.submit')}</SubmitButton>
        <Button kind="quiet" disabled={form.isBusy} onClick={onClose}>
          {text('order.not-now')}
        </Button>
      </div>
    </form>
  )
}
