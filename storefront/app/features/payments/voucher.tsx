import type { OrderMoney } from '#contract/payments.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Card } from '../accounts/my-account/card.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import styles from './voucher.module.css'

const SentPhotos = lazyPart(async () => ({ default: (await import('../fulfilment/entry-parts.tsx')).SentPhotos }))
const VoucherForm = lazyPart(() => import('./voucher-form.tsx'))

type Sent = NonNullable<OrderMoney['voucher']>
/** `isPending`: whether the order is confirmed once its money has come. */
type VoucherProps = { voucher: Sent | null; door: OrderAccess; isPending: boolean }

/** The voucher of a bank transfer: to be sent, sent, or declined. An accepted one was about money that has come. */
export function Voucher({ voucher: latest, door, isPending }: VoucherProps) {
  const text = useText()
  const voucher = latest?.state === 'accepted' ? null : latest
  return (
    <section className={`${styles.voucher} ${voucher ? '' : 'not-printed'}`} aria-labelledby="bank-voucher">
      <h3 id="bank-voucher" className={styles.title}>
        {text('pay.voucher')}
      </h3>
      <div role="status" className={styles.state}>
        {voucher && <VoucherState voucher={voucher} said={saidOf(voucher, isPending)} />}
      </div>
      {voucher && <SentPhotos ids={[voucher.photo]} door={door} />}
      {(voucher === null || voucher.state === 'declined') && <VoucherForm door={door} />}
    </section>
  )
}

/** The voucher of an order that was cancelled after it was sent. */
export function VoucherOfCancelled({ voucher, door }: { voucher: Sent; door: OrderAccess }) {
  const text = useText()
  return (
    <Card id="order-voucher" title={text('pay.voucher')}>
      <VoucherState voucher={voucher} said={saidOf(voucher, false)} />
      <SentPhotos ids={[voucher.photo]} door={door} />
    </Card>
  )
}

type Said = `pay.voucher-${Sent['state'] | 'compared'}`

function saidOf({ state }: Sent, isPending: boolean): Said {
  return state === 'sent' && !isPending ? 'pay.voucher-compared' : `pay.voucher-${state}`
}

type VoucherStateProps = { voucher: Sent; said: Said }

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
