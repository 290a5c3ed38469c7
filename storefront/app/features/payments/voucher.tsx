import type { OrderMoney } from '#contract/orders.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import styles from './voucher.module.css'

const SentPhotos = lazyPart(async () => ({ default: (await import('../fulfilment/entry-parts.tsx')).SentPhotos }))
const VoucherForm = lazyPart(() => import('./voucher-form.tsx'))

type VoucherProps = { voucher: OrderMoney['voucher']; door: OrderAccess }

/** The voucher of a bank transfer: to be sent, sent, or reviewed by the shop. */
export function Voucher({ voucher, door }: VoucherProps) {
  const text = useText()
  return (
    <section className={styles.voucher} aria-labelledby="bank-voucher">
      <h3 id="bank-voucher" className={styles.title}>
        {text('pay.voucher')}
      </h3>
      <div role="status" className={styles.state}>
        {voucher && <VoucherState voucher={voucher} />}
      </div>
      {voucher && <SentPhotos ids={[voucher.photo]} door={door} />}
      {(voucher === null || voucher.state === 'declined') && <VoucherForm door={door} />}
    </section>
  )
}

function VoucherState({ voucher: { state, sentAt, answer } }: { voucher: NonNullable<OrderMoney['voucher']> }) {
  const text = useText()
  const format = useFormat()
  const when = { date: format.shortDate(sentAt), time: format.time(sentAt) }
  return (
    <>
      <p className={state === 'declined' ? styles.declined : undefined}>{text(`pay.voucher-${state}`, when)}</p>
      {answer !== '' && <p className={styles.answer}>{answer}</p>}
    </>
  )
}
