import type { OrderMoney } from '#contract/orders.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Card } from '../accounts/my-account/card.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import styles from './voucher.module.css'

const SentPhotos = lazyPart(async () => ({ default: (await import('../fulfilment/entry-parts.tsx')).SentPhotos }))
const VoucherForm = lazyPart(() => import('./voucher-form.tsx'))

type Sent = NonNullable<OrderMoney['voucher']>
type VoucherProps = { voucher: Sent | null; door: OrderAccess }

/** The voucher of a bank transfer: to be sent, sent, or reviewed by the shop. */
export function Voucher({ voucher, door }: VoucherProps) {
  const text = useText()
  return (
    <section className={styles.voucher} aria-labelledby="bank-voucher">
      <h3 id="bank-voucher" className={styles.title}>
        {text('pay.voucher')}
      </h3>
      <div role="status" className={styles.state}>
        {voucher && <VoucherState voucher={voucher} said={`pay.voucher-${voucher.state}`} />}
      </div>
      {voucher && <SentPhotos ids={[voucher.photo]} door={door} />}
      {(voucher === null || voucher.state === 'declined') && <VoucherForm door={door} />}
    </section>
  )
}

/** The voucher of an order that was cancelled after it was sent. */
export function VoucherOfCancelled({ voucher, door }: { voucher: Sent; door: OrderAccess }) {
  const text = useText()
  const said = voucher.state === 'sent' ? 'pay.voucher-cancelled' : (`pay.voucher-${voucher.state}` as const)
  return (
    <Card id="order-voucher" title={text('pay.voucher')}>
      <VoucherState voucher={voucher} said={said} />
      <SentPhotos ids={[voucher.photo]} door={door} />
    </Card>
  )
}

type VoucherStateProps = { voucher: Sent; said: `pay.voucher-${Sent['state'] | 'cancelled'}` }

function VoucherState({ voucher: { state, sentAt, answer }, said }: VoucherStateProps) {
  const text = useText()
  const format = useFormat()
  const when = { date: format.shortDate(sentAt), time: format.time(sentAt) }
  return (
    <>
      <p className={state === 'declined' ? styles.declined : undefined}>{text(said, when)}</p>
      {answer !== '' && <p className={styles.answer}>{answer}</p>}
    </>
  )
}
