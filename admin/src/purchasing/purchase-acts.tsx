import { useState } from 'react'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import type { Purchase } from '#contract/admin/purchasing.ts'
import { purchaseCan } from '#domain/purchasing/purchase-orders.ts'
import { post, put } from '../api.ts'
import { t } from '../language/t.ts'
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
          {t('Edit draft')}
        </Button>
      )}
      <Button component={Link} to={`/purchase-sheet?id=${order.id}`}>
        {t('Print')}
      </Button>
      {can('postpone') && <PostponeButton order={order} />}
      {can('close') && (
        <EndButton
          order={order}
          path="closing"
          label={t('Close order')}
          title={t('Close order?')}
          text={t('The rest is no longer expected. What came stays in stock.')}
          done={t('Order closed')}
        />
      )}
      {can('cancel') && (
        <EndButton
          order={order}
          path="cancellation"
          label={t('Cancel order')}
          title={t('Cancel order?')}
          text={order.state === 'sent' ? t('Tell the supplier, too: no email is sent.') : t('Nobody has sent it yet.')}
          done={t('Order cancelled')}
        />
      )}
    </>
  )
}

function ReceiveButton({ order }: { order: Purchase }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {t('Receive goods')}
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
          label={t('Send by email')}
          variant="contained"
          act={() => send('mail')}
          done={t('Purchase order sent')}
          ask={{
            title: t('Send this order?'),
            text: t('It goes to %{email} and can no longer be changed.', { email: supplier.email }),
          }}
        />
      )}
      <ActButton
        label={t('Mark as sent')}
        act={() => send('paper')}
        done={t('Marked as sent')}
        ask={{
          title: t('Mark as sent?'),
          text: t('For an order on paper or by phone. No email is sent, and the order can no longer be changed.'),
        }}
      />
    </>
  )
}

function PostponeButton({ order: { id, version, expectedOn } }: { order: Purchase }) {
  return (
    <FormButton
      label={t('Change day')}
      title={t('Expected on')}
      initial={{ day: expectedOn ?? '' }}
      renderFields={({ day }, change) => (
        <DayField
          label={t('Expected on')}
          value={day}
          min={nepalToday()}
          onChange={(typed) => change({ day: typed })}
        />
      )}
      act={({ day }) => put(`/purchase-orders/${id}/expected-day`, { expectedOn: day, version })}
      done={t('Day changed')}
      yes={t('Save')}
    />
  )
}

type EndProps = { order: Purchase; path: string; label: string; title: string; text: string; done: string }

function EndButton({ order: { id, version }, path, label, title, text, done }: EndProps) {
  return (
    <WordsButton
      label={label}
      title={title}
      text={text}
      wordsLabel={t('Reason')}
      act={(reason) => post(`/purchase-orders/${id}/${path}`, { reason, version })}
      done={done}
      no={t('Back')}
      maxLength={500}
      isDanger
    />
  )
}
