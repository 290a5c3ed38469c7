import type { Order } from '#contract/orders/orders.ts'
import { useText } from '../../messages/text.ts'
import { PhotoField } from '../../ui/photo-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import { usePhotos } from '../../ui/use-photos.ts'
import { refusalOf } from '../accounts/refusal.ts'
import type { Failure } from '../accounts/session/call.ts'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import { ordersApi, type OrderAccess } from '../orders/orders-api.ts'
import { askAfterFailure, noteOrder } from '../orders/list/use-orders.ts'
import styles from './voucher.module.css'

/** Returns the order if it has a voucher all the same: the answer was lost, or another tab has sent one. */
async function orderWithVoucher(door: OrderAccess, { code }: Failure): Promise<Order | undefined> {
  if (code !== undefined && code !== 'conflict') return undefined
  const answer = await ordersApi.read(door)
  return answer.success && answer.data.money.voucher?.state === 'sent' ? answer.data : undefined
}

/** Sends one picture of the bank's voucher. */
export default function VoucherForm({ door }: { door: OrderAccess }) {
  const text = useText()
  const photos = usePhotos(1)
  const none = text('pay.voucher-none')
  const form = useCheckedForm({ fields: [], check: () => ({}), send })

  async function send() {
    const [file] = photos.files
    if (!file) return { message: none }
    const body = new FormData()
    body.append('photo', file)
    const wasOnline = navigator.onLine
    const answer = await ordersApi.sendVoucher(door, body)
    const order = answer.success ? answer.data : await orderWithVoucher(door, answer)
    if (order) {
      showToast('success', text('pay.voucher-done'))
      noteOrder(order)
      return undefined
    }
    const failure = answer as Failure
    askAfterFailure(door.orderId, failure)
    if (failure.code === undefined && wasOnline) return { message: text('pay.voucher-unknown') }
    return refusalOf(text, failure, text('pay.voucher-failed'))
  }

  return (
    <form {...form.props} className={styles.form} aria-label={text('pay.voucher')}>
      <fieldset disabled={form.isBusy}>
        <PhotoField
          photos={photos}
          label={text('pay.voucher-ask')}
          error={photos.chosen.length === 0 ? form.refusal : undefined}
        />
      </fieldset>
      {photos.chosen.length > 0 && form.refusal !== none && <RefusalNote>{form.refusal}</RefusalNote>}
      <SubmitButton kind="outline" busy={form.isBusy || photos.isPreparing}>
        {text('pay.voucher-send')}
      </SubmitButton>
    </form>
  )
}
