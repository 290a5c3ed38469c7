import { useState } from 'react'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import type { Purchase } from '#contract/admin/purchasing.ts'
import { purchaseCan } from '#domain/purchasing/purchase-orders.ts'
import { post, put } from '../api.ts'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { FormButton } from '../ui/form-button.tsx'
import { nepalToday } from '../ui/formats.ts'
import { DayField } from '../ui/plain-fields.tsx'
import { WordsButton } from '../ui/words-button.tsx'
import { ReceiveDialog } from './receive-dialog.tsx'

/** Buttons for what can happen to an order now. */
export function PurchaseActs({ order }: { order: Purchase }) {
  const mayWrite = useCan('purchases.write')
  const can = (action: Parameters<typeof purchaseCan>[0]) => mayWrite && purchaseCan(action, order.state)
  return (
    <>
      {can('receive') && <ReceiveButton order={order} />}
      {can('send') && <SendButtons order={order} />}
      {can('edit') && (
        <Button component={Link} to={`/purchase-orders/${order.id}`}>
          Edit draft
        </Button>
      )}
      <Button component={Link} to={`/purchase-sheet?id=${order.id}`}>
        Print
      </Button>
      {can('postpone') && <PostponeButton order={order} />}
      {can('close') && (
        <EndButton order={order} path="closing" label="Close order" done="Order closed">
          The rest is no longer expected. What came stays in stock.
        </EndButton>
      )}
      {can('cancel') && (
        <EndButton order={order} path="cancellation" label="Cancel order" done="Order cancelled">
          {order.state === 'sent' ? 'Tell the supplier, too: no email is sent.' : 'Nobody has sent it yet.'}
        </EndButton>
      )}
    </>
  )
}

function ReceiveButton({ order }: { order: Purchase }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        Receive goods
      </Button>
      {isOpen && <ReceiveDialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function SendButtons({ order: { id, version, supplier } }: { order: Purchase }) {
  const send = (by: 'mail' | 'paper') => post(`/purchase-orders/${id}/sending`, { by, version })
  return (
    <>
      {supplier.email !== '' && (
        <ActButton
          label="Send by email"
          variant="contained"
          act={() => send('mail')}
          done="Purchase order sent"
          ask={{ title: 'Send this order?', text: `It goes to ${supplier.email} and can no longer be changed.` }}
        />
      )}
      <ActButton
        label="Mark as sent"
        act={() => send('paper')}
        done="Marked as sent"
        ask={{
          title: 'Mark as sent?',
          text: 'For an order on paper or by phone. No email is sent, and the order can no longer be changed.',
        }}
      />
    </>
  )
}

function PostponeButton({ order: { id, version, expectedOn } }: { order: Purchase }) {
  return (
    <FormButton
      label="Change day"
      title="Expected on"
      initial={{ day: expectedOn ?? '' }}
      renderFields={({ day }, change) => (
        <DayField label="Expected on" value={day} min={nepalToday()} onChange={(typed) => change({ day: typed })} />
      )}
      act={({ day }) => put(`/purchase-orders/${id}/expected-day`, { expectedOn: day, version })}
      done="Day changed"
      yes="Save"
    />
  )
}

type EndProps = { order: Purchase; path: string; label: string; done: string; children: string }

function EndButton({ order: { id, version }, path, label, done, children }: EndProps) {
  return (
    <WordsButton
      label={label}
      title={`${label}?`}
      text={children}
      wordsLabel="Reason"
      act={(reason) => post(`/purchase-orders/${id}/${path}`, { reason, version })}
      done={done}
      no="Back"
      maxLength={500}
      isDanger
    />
  )
}
