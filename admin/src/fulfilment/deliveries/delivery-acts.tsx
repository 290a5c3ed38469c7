import { useQuery } from '@tanstack/react-query'
import { Alert } from '@mui/material'
import type { AdminDelivery, AdminDeliveryDays } from '#contract/admin/fulfilment/deliveries.ts'
import { isSlotOver, type DeliverySlot } from '#domain/fulfilment/delivery-planning.ts'
import { sumOf } from '#domain/sum.ts'
import { get, post } from '../../api.ts'
import { t } from '../../language/t.ts'
import { useCan } from '../../session/staff-session.ts'
import { ActButton } from '../../ui/act-button.tsx'
import { nepalToday } from '../../ui/formats.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { CheckField, ChoiceField, DayField, LineField, WordsField } from '../../ui/plain-fields.tsx'
import { WordsButton } from '../../ui/words-button.tsx'
import { useTellingPost } from '../tell-untold.ts'
import { slotChoices } from './delivery-words.tsx'
import { SplitButton } from './split-button.tsx'

type Of = { delivery: AdminDelivery }

/** Actions that a delivery's state and the viewer's permissions allow. */
export function DeliveryActs({ delivery }: Of) {
  const mayWork = useCan('orders.work')
  const mayDecide = useCan('orders.decide')
  const postTelling = useTellingPost()
  if (!mayWork) return null
  const { id, state, day, method, orderState, pieces, of } = delivery
  const isOpen = orderState === 'pending' || orderState === 'confirm'
  const isPlanned = state === 'planned' && isOpen
  const isPickup = method === 'pickup'
  const isReady = orderState === 'confirm' && (state === 'out' || (isPickup && isPlanned))
  const pieceCount = sumOf(pieces, ({ quantity }) => quantity)
  return (
    <>
      {isReady && <HandOverButton delivery={delivery} />}
      {isPlanned && !isPickup && <PlanButton delivery={delivery} />}
      {isPlanned && !isPickup && day !== null && orderState === 'confirm' && (
        <ActButton
          label={t('Dispatch')}
          variant="contained"
          act={() => postTelling(`/deliveries/${id}/dispatch`)}
          done={t('Dispatched')}
          ask={{
            title: t('Dispatch this delivery?'),
            text: t('The customer is notified by email or SMS that it is on the way.'),
          }}
        />
      )}
      {isPlanned && pieceCount > 1 && <SplitButton delivery={delivery} />}
      {state === 'out' && (
        <WordsButton
          label={t('Mark as failed')}
          title={t('Delivery failed?')}
          text={t(
            'The delivery must be rescheduled. The customer is notified by email or SMS and sees the reason in the order history.',
          )}
          wordsLabel={t('Reason (shown to the customer)')}
          maxLength={500}
          act={(reason) => postTelling(`/deliveries/${id}/failure`, { reason })}
          done={t('Marked as failed. Please reschedule.')}
          yes={t('Mark as failed')}
        />
      )}
      {mayDecide && of > 1 && orderState === 'confirm' && (state === 'planned' || state === 'out') && (
        <WordsButton
          label={t('Cancel remaining items')}
          isDanger
          title={t('Cancel the remaining items?')}
          text={t(
            'Possible once part of the order is delivered. The remaining items are restocked, credited and refunded. The customer is notified by email or SMS.',
          )}
          wordsLabel={t('Reason (shown to the customer)')}
          maxLength={500}
          act={(reason) => post(`/deliveries/${id}/end-rest`, { reason })}
          done={t('Remaining items cancelled')}
          yes={t('Cancel items')}
        />
      )}
    </>
  )
}

function HandOverButton({ delivery: { id, cash, wrongCodes, isReasonEnough } }: Of) {
  const postTelling = useTellingPost()
  const mayDecide = useCan('orders.decide')
  if (isReasonEnough && wrongCodes > 0 && !mayDecide) {
    return (
      <Alert severity="warning">{t('Too many wrong codes were entered. A manager must complete this handover.')}</Alert>
    )
  }
  const money = cash > 0 ? ` ${t('The cash payment is recorded too.')}` : ''
  const why = wrongCodes > 0 ? t('Too many wrong codes were entered.') : t('No code has reached the customer.')
  return isReasonEnough ? (
    <FormButton
      label={t('Hand over')}
      variant="contained"
      title={t('Hand over without the code')}
      text={`${why} ${t('Describe how you verified the recipient.')}${money}`}
      initial={{ reason: '' }}
      renderFields={({ reason }, change) => (
        <WordsField
          label={t('How was the recipient verified?')}
          value={reason}
          onChange={(words) => change({ reason: words })}
        />
      )}
      act={({ reason }) => postTelling(`/deliveries/${id}/hand-over`, { reason })}
      done={t('Delivered')}
    />
  ) : (
    <FormButton
      label={t('Hand over')}
      variant="contained"
      title={t('Hand over')}
      text={t('Ask the customer for the 6-digit code from our email or SMS. Wrong attempts are limited.') + money}
      initial={{ code: '' }}
      renderFields={({ code }, change) => (
        <LineField label={t('Code')} value={code} onChange={(digits) => change({ code: digits })} />
      )}
      act={({ code }) => postTelling(`/deliveries/${id}/hand-over`, { code })}
      done={t('Delivered')}
    />
  )
}

type Plan = { day: string; slot: DeliverySlot; reason: string; isOverfilled: boolean }

function PlanButton({ delivery }: Of) {
  const { id, day, slot, estimate } = delivery
  const postTelling = useTellingPost()
  const today = nepalToday()
  const usual = estimate && estimate.first > today ? estimate.first : today
  const initial: Plan = { day: day ?? usual, slot: slot ?? 'morning', reason: '', isOverfilled: false }
  return (
    <FormButton
      label={day === null ? t('Schedule') : t('Reschedule')}
      variant={day === null ? 'contained' : 'text'}
      title={t('Schedule the delivery')}
      text={t('The customer receives the date and time by email or SMS.')}
      initial={initial}
      renderFields={(plan, change) => <PlanFields delivery={delivery} plan={plan} change={change} />}
      act={(plan) => postTelling(`/deliveries/${id}/plan`, plan)}
      done={t('Delivery scheduled')}
      yes={t('Schedule')}
    />
  )
}

function hasPassed({ day, slot }: Plan): boolean {
  return day !== '' && isSlotOver(day, slot, new Date())
}

function PlanFields({ delivery, plan, change }: Of & { plan: Plan; change: (changes: Partial<Plan>) => void }) {
  const mayOverfill = useCan('orders.decide')
  const isFull = useIsFull(delivery, plan)
  return (
    <>
      <DayField
        label={t('Date')}
        value={plan.day}
        min={nepalToday()}
        onChange={(day) => change({ day, isOverfilled: false })}
      />
      <ChoiceField
        label={t('Time')}
        value={plan.slot}
        choices={slotChoices}
        onChange={(slot) => change({ slot, isOverfilled: false })}
      />
      {hasPassed(plan) && (
        <Alert severity="warning">{t('This time has already passed, but the customer would still be notified.')}</Alert>
      )}
      {isFull && <Alert severity="warning">{isFull}</Alert>}
      {isFull && mayOverfill && (
        <CheckField
          label={t('Schedule anyway, beyond capacity')}
          value={plan.isOverfilled}
          onChange={(isOverfilled) => change({ isOverfilled })}
        />
      )}
      <WordsField
        label={plan.isOverfilled ? t('Reason for exceeding capacity') : t('Reason (optional)')}
        helperText={t('Shown to the customer in the order history')}
        value={plan.reason}
        onChange={(reason) => change({ reason })}
        rows={2}
      />
    </>
  )
}

/** Returns a warning if the slot or the truck is fully booked at that time, else undefined. */
function useIsFull({ zone, isLarge, ...planned }: AdminDelivery, { day, slot }: Plan): string | undefined {
  const { data } = useQuery({
    queryKey: ['delivery-days', day, 1],
    queryFn: ({ signal }) => get<AdminDeliveryDays>('/delivery-days', { from: day, days: 1 }, signal),
    enabled: zone !== null && day !== '',
  })
  const load = data?.days[0]?.zones.find(({ id }) => id === zone?.id)?.slots.find((one) => one.slot === slot)
  if (!load || (planned.day === day && planned.slot === slot)) return undefined
  const { taken, capacity, takenTruck, truckCapacity } = load
  if (taken >= capacity) return t('This time is fully booked (%{taken} of %{capacity}).', { taken, capacity })
  return isLarge && takenTruck >= truckCapacity
    ? t('The truck is fully booked (%{taken} of %{capacity}).', { taken: takenTruck, capacity: truckCapacity })
    : undefined
}
