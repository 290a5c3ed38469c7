import { Box, Button, Card, Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { overStates } from '#domain/orders/order-states.ts'
import { AssignmentBar } from '../assignments/assignment-bar.tsx'
import { post } from '../api.ts'
import { said, t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { OrderStatus, StatusChip } from '../ui/status-chip.tsx'
import { WordsButton } from '../ui/words-button.tsx'
import { moneyText, whenText } from '../ui/formats.ts'

type Part = { order: AdminOrder }

/** Head of the order page: its state, the actions possible now, and why others are not. */
export function OrderHead({ order }: Part) {
  const { number, state, order: shown, isCustom, takenBy, isForgotten } = order
  return (
    <Card sx={{ p: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h1" component="p" sx={{ mr: 1 }}>
          {number}
        </Typography>
        <OrderStatus state={state} />
        {isCustom && <StatusChip tone="notice" label={t('Custom piece')} />}
        {takenBy !== null && <StatusChip tone="quiet" label={t('Phone order, %{name}', { name: takenBy })} />}
        {shown.verifyBy !== null && (
          <StatusChip
            tone="notice"
            label={t('Awaiting the customer’s code until %{time}', { time: whenText(shown.verifyBy) })}
          />
        )}
        {isForgotten && <StatusChip tone="quiet" label={t('Customer deleted')} />}
        <Box sx={{ flex: 1 }} />
        <Acts order={order} />
      </Stack>
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        {t('Placed %{date}', { date: whenText(shown.date) })} · {moneyText(shown.totalAmount)} · {dueWords(order)}
      </Typography>
      <WhyNot order={order} />
      <AssignmentBar kind="order" id={order.id} assignment={order.assignment} />
    </Card>
  )
}

function dueWords({ order: { money: sums }, payBy, state }: AdminOrder): string {
  if (sums.due === 0) return sums.paid > 0 ? t('%{paid} paid', { paid: moneyText(sums.paid) }) : t('nothing due')
  const due = moneyText(sums.due)
  if (payBy === null || state !== 'pending') return t('%{due} due', { due })
  return t('%{due} due, by %{until}', { due, until: whenText(payBy) })
}

function Acts({ order }: Part) {
  const { id, acts, state, isCustom, isForgotten } = order
  const mayWork = useCan('orders.work')
  const mayDecide = useCan('orders.decide')
  const mayEdit = useCan('money.write')
  // The page of the edit says why another order cannot be edited.
  const isStillHere = !overStates.has(state) && !isCustom && !isForgotten
  const can = (action: AdminOrder['acts'][number]['action']) => acts.find((act) => act.action === action)?.why === null
  return (
    <>
      {mayWork && can('confirm') && (
        <ActButton
          label={t('Confirm')}
          variant="contained"
          done={t('Order confirmed')}
          act={() => post(`/orders/${id}/confirmation`)}
        />
      )}
      {mayDecide && can('return') && (
        <WordsButton
          label={t('Return entire order')}
          title={t('Return this entire order?')}
          text={t(
            'Use this if the items are already back but the customer never requested a return. They are restocked, and everything paid is refunded within 7 days.',
          )}
          wordsLabel={t('Reason (shown to the customer)')}
          yes={t('Return order')}
          isDanger
          done={t('Order returned')}
          maxLength={500}
          act={(reason) => post(`/orders/${id}/return`, { reason })}
        />
      )}
      {mayEdit && isStillHere && (
        <Button component={Link} to={`/order-edits?order=${id}`}>
          {t('Edit order')}
        </Button>
      )}
      {mayEdit && state === 'delivered' && !isCustom && !isForgotten && (
        <Button component={Link} to={`/order-exchanges?order=${id}`}>
          {t('Exchange')}
        </Button>
      )}
      {mayWork && can('cancel') && <Cancel order={order} />}
    </>
  )
}

function Cancel({ order: { id, order } }: Part) {
  const { paid } = order.money
  const follows = [
    t('The items are restocked.'),
    ...(paid > 0 ? [t('%{paid} is refunded within 7 days.', { paid: moneyText(paid) })] : []),
    t('The customer is notified by email or SMS, and reads your reason there or on the order’s page.'),
  ]
  return (
    <WordsButton
      label={t('Cancel order')}
      title={t('Cancel this order?')}
      text={follows.join(' ')}
      wordsLabel={t('Reason (shown to the customer)')}
      yes={t('Cancel order')}
      no={t('Keep order')}
      isDanger
      done={t('Order cancelled')}
      maxLength={500}
      act={(reason) => post(`/orders/${id}/cancellation`, { reason })}
    />
  )
}

const wouldBe = { confirm: t('Confirm'), cancel: t('Cancel'), return: t('Return') } as const
/** Actions to expect for an order in each state; if one is not possible, the page says why. */
const expected: Record<AdminOrder['state'], readonly (keyof typeof wouldBe)[]> = {
  pending: ['confirm', 'cancel'],
  confirm: ['cancel'],
  delivered: ['return'],
  cancelled: [],
  returned: [],
}

function WhyNot({ order: { acts, state } }: Part) {
  const refused = acts.filter(({ action, why }) => why !== null && expected[state].includes(action))
  return refused.map(({ action, why }) => (
    <Typography key={action} variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
      {wouldBe[action]}: {said(why ?? '')}
    </Typography>
  ))
}
