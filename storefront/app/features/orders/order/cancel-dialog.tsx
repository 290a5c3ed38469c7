import type { OrderMoney } from '#contract/payments.ts'
import type { Order, OrderRow } from '#contract/orders/orders.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../../format.ts'
import { type Text, useText } from '../../../messages/text.ts'
import { Field } from '../../../ui/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../../ui/use-checked-form.ts'
import { DialogForm } from '../../accounts/dialog-form.tsx'
import { refusalOf } from '../../accounts/refusal.ts'
import { noteCancelled } from '../../checkout/kept-orders.ts'
import { OfflineNote } from '../../fulfilment/offline-note.tsx'
import { ordersApi, type OrderAccess } from '../orders-api.ts'
import { askAfterFailure, noteOrder } from '../list/use-orders.ts'
import { isCancelledSilently, transferText } from './order-texts.ts'

/** The API's limit. */
const MAX_REASON_LENGTH = 500

type CancelDialogProps = {
  order: Pick<OrderRow, 'orderId' | 'totalAmount' | 'paymentId' | 'email'> & Partial<Pick<Order, 'money'>>
  door: OrderAccess
  isOpen: boolean
  onClose: () => void
  /** Called once the dialog closes: after cancelling, or with the reason why the order cannot be cancelled. */
  onDone: (refusal?: string) => void
}

/** Asks for a confirmation and a reason. */
export default function CancelDialog({ isOpen, onClose, ...asked }: CancelDialogProps) {
  const text = useText()
  return (
    <Panel
      side="centre"
      width="520px"
      isShort
      title={text('order.cancel-title')}
      closeLabel={text('order.cancel-close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <CancelForm {...asked} onClose={onClose} />
    </Panel>
  )
}

function CancelForm({ order, door, onClose, onDone }: Omit<CancelDialogProps, 'isOpen'>) {
  const text = useText()
  const format = useFormat()
  const back = backTexts(text, format, order)
  const form = useCheckedForm({ fields: ['reason'], check: () => ({}), send: cancel, isQuiet: true })

  async function cancel({ reason }: Values<'reason'>) {
    // The note says so.
    if (!navigator.onLine) return { message: '' }
    const answer = await ordersApi.cancel(door, { reason: reason.trim() })
    if (!answer.success) {
      const refusal = refusalOf(text, answer, text('order.not-cancelled'))
      if (answer.code === 'conflict') {
        onClose()
        onDone(refusal.message)
      }
      askAfterFailure(order.orderId, answer)
      return refusal
    }
    noteCancelled(order.orderId)
    showToast('success', text('order.cancelled'))
    onClose()
    onDone()
    noteOrder(answer.data)
    return undefined
  }

  return (
    <DialogForm
      form={form}
      label={text('order.cancel-title')}
      intro={
        <>
          <p>{text('order.cancel-what', { orderId: order.orderId, amount: format.money(order.totalAmount) })}</p>
          {back.map((said) => (
            <p key={said}>{said}</p>
          ))}
          {isCancelledSilently(order) && <p>{text('order.cancelled-no-sms')}</p>}
        </>
      }
      note={<OfflineNote />}
      submitLabel={text('order.cancel-submit')}
      kind="danger"
      isQuiet
      closeLabel={text('order.cancel-keep')}
      onClose={onClose}
    >
      <Field label={text('order.cancel-reason')} hint={text('order.cancel-reason-hint')} error={form.errors.reason}>
        {(control) => <textarea name="reason" rows={3} maxLength={MAX_REASON_LENGTH} {...control} />}
      </Field>
    </DialogForm>
  )
}

/** Says what is refunded, and how. A row of My Orders lacks the paid amount. */
function backTexts(text: Text, format: Formats, { paymentId, money }: CancelDialogProps['order']): string[] {
  if (!money) return paymentId === 'cod' ? [] : [text('order.cancel-back-any')]
  const transfer = transferText(text, { paymentId, money })
  return [...(money.paid > 0 ? [paidBackText(text, format, money)] : []), ...(transfer === undefined ? [] : [transfer])]
}

function paidBackText(text: Text, format: Formats, { paid, payments }: OrderMoney): string {
  if (payments.at(-1)?.method === 'cod') return text('order.cancel-back-cash', { amount: format.money(paid) })
  const ways = new Set(payments.map(({ method }) => text(`order.payment.${method}`)))
  return text('order.cancel-back', { amount: format.money(paid), ways: [...ways].join(', ') })
}
