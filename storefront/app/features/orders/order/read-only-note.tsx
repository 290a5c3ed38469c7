import { useState } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { refusalOf } from '../../accounts/refusal.ts'
import { RefusalNote } from '../../accounts/refusal-note.tsx'
import { Card } from '../../accounts/my-account/card.tsx'
import { ordersApi, type OrderAccess } from '../orders-api.ts'
import styles from './read-only-note.module.css'

type Said = { kind: 'sent'; where: string } | { kind: 'failed'; message: string }

/** Says how to act on an order that was opened by its number and contact, and sends its link by email or SMS. */
export function ReadOnlyNote({ order, door }: { order: Order; door: OrderAccess }) {
  const text = useText()
  const format = useFormat()
  const [busy, setBusy] = useState<'mail' | 'sms'>()
  const [said, setSaid] = useState<Said>()
  const hasEmail = order.email !== ''

  const sendLink = async (by: 'mail' | 'sms') => {
    if (busy) return
    setBusy(by)
    const answer = await ordersApi.sendLink(door, hasEmail && by === 'sms' ? { by } : undefined)
    setBusy(undefined)
    if (answer.success) setSaid({ kind: 'sent', where: by === 'sms' ? format.phone(order.phone) : order.email })
    else setSaid({ kind: 'failed', message: refusalOf(text, answer, text('order.link-failed')).message })
  }

  return (
    <Card id="order-read-only" title={text('order.read-only')}>
      <p>{text('order.read-only-text')}</p>
      <div className={styles.ask}>
        {hasEmail && (
          <Button kind="outline" busy={busy === 'mail'} onClick={() => void sendLink('mail')}>
            {text('order.mail-link')}
          </Button>
        )}
        {(!hasEmail || order.linkBySms) && (
          <Button kind="outline" busy={busy === 'sms'} onClick={() => void sendLink('sms')}>
            {text('order.text-link')}
          </Button>
        )}
      </div>
      <div role="status">{said?.kind === 'sent' && <p>{text('order.link-sent', { where: said.where })}</p>}</div>
      {said?.kind === 'failed' && <RefusalNote>{said.message}</RefusalNote>}
    </Card>
  )
}
