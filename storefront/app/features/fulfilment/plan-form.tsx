import { useEffect, useRef, useState } from 'react'
import type { OrderDelivery } from '#contract/fulfilment.ts'
import { planProblems } from '#domain/orders/order-forms.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { showToast } from '../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import { DialogForm } from '../accounts/dialog-form.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import { RadioCard, RadioCards } from '../checkout/radio-cards.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import { dayAndSlot, slotHours } from './slot-texts.ts'
import { askAfterFailure, noteOrder } from '../orders/list/use-orders.ts'
import { DayChoice } from './day-choice.tsx'
import { fulfilmentApi } from './fulfilment-api.ts'
import { namedProblems } from './order-forms.ts'
import { OfflineNote } from './offline-note.tsx'
import styles from './plan-dialog.module.css'
import type { SlotDay } from './use-slots.ts'

type PlanFormProps = {
  days: readonly SlotDay[]
  delivery: OrderDelivery
  door: OrderAccess
  onReload: () => Promise<unknown>
  onClose: () => void
}

/** Chooses a day, then a slot. If a slot was taken meanwhile, the slots reload and the choice continues. */
export function PlanForm({ days, delivery, door, onReload, onClose }: PlanFormProps) {
  const text = useText()
  const format = useFormat()
  const { number, planning } = delivery
  const [day, setDay] = useState(() => firstChoice(days, delivery))
  const [slot, setSlot] = useState<string | null>(delivery.slot)
  const slots = days.find((one) => one.day === day)?.slots ?? []
  const chosenSlot = slots.find((one) => one.slot === slot && one.isFree)?.slot
  const form = useCheckedForm({ fields: ['day', 'slot'], check, send, isQuiet: true })
  const times = useRef<HTMLDivElement>(null)
  const slotError = form.errors.slot
  useEffect(() => {
    if (slotError === undefined) return
    // The form gives the focus to the first time, even to a full one, which cannot take it.
    times.current?.querySelector<HTMLElement>('input:enabled')?.focus()
    times.current?.querySelector('fieldset > p')?.scrollIntoView({ block: 'nearest' })
  }, [slotError])

  function check() {
    return namedProblems(planProblems({ day: day ?? '', slot: chosenSlot ?? '' }))
  }

  async function send({ day: chosenDay }: Values<'day' | 'slot'>) {
    // The note says so.
    if (!navigator.onLine) return { message: '' }
    const answer = await fulfilmentApi.plan(door, number, { day: chosenDay, slot: chosenSlot! })
    if (!answer.success) {
      if (answer.code !== undefined) await onReload()
      askAfterFailure(door.orderId, answer)
      if (answer.code === undefined) return { message: navigator.onLine ? text('deliveries.no-answer') : '' }
      return refusalOf(text, answer, text('deliveries.not-chosen'))
    }
    showToast('success', text('deliveries.chosen', { when: dayAndSlot(text, format, chosenDay, chosenSlot) }))
    onClose()
    noteOrder(answer.data)
    return undefined
  }

  return (
    <DialogForm
      form={form}
      isQuiet
      label={text('deliveries.choose')}
      after={
        planning !== null && (
          <p className={styles.rule}>
            {delivery.day === null
              ? text('deliveries.rule-first', { count: planning.movesLeft })
              : text('deliveries.rule-next', { count: planning.movesLeft - 1 })}
          </p>
        )
      }
      note={<OfflineNote />}
      submitLabel={text('deliveries.submit')}
      closeLabel={text(delivery.day === null ? 'deliveries.later' : 'deliveries.keep')}
      onClose={onClose}
    >
      <DayChoice days={days} chosen={day} error={form.errors.day} onChoose={setDay} />
      {day !== undefined && (
        <div ref={times} className={styles.times}>
          <RadioCards legend={text('deliveries.time')} error={slotError}>
            {slots.map(({ slot: one, isFree }) => (
              <RadioCard
                key={one}
                name="slot"
                value={one}
                isChosen={one === chosenSlot}
                isDisabled={!isFree}
                onChoose={() => setSlot(one)}
                title={text(`slot.${one}`)}
                note={slotHours(text, format, one)}
                {...(!isFree && { end: text('deliveries.full') })}
              />
            ))}
          </RadioCards>
        </div>
      )}
    </DialogForm>
  )
}

/** Returns the previous day if it is still free, otherwise the first free day. */
function firstChoice(days: readonly SlotDay[], { day }: OrderDelivery): string | undefined {
  const open = days.filter(({ slots }) => slots.some(({ isFree }) => isFree))
  return (open.find((one) => one.day === day) ?? open[0])?.day
}
