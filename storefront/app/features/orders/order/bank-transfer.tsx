import type { ReactNode } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Card } from '../../accounts/my-account/card.tsx'
import styles from './bank-transfer.module.css'
import { CopyButton } from './copy-button.tsx'

type BankTransferProps = {
  bank: NonNullable<Order['bank']>
  /** Whole rupees. */
  amount: number
  /** What the sentence above the account says. */
  intro: 'order.bank-sent' | 'order.bank-intro' | 'order.bank-instead' | 'order.bank-rest'
  /** Content below the account. */
  children?: ReactNode
}

/** The shop's bank account, with a copy button per line. */
export function BankTransfer({ bank: account, amount, intro, children }: BankTransferProps) {
  const text = useText()
  const format = useFormat()
  const { bank, accountName, accountNumber, reference } = account
  const lines = [
    ['order.bank', bank],
    ['order.account-name', accountName],
    ['order.account-number', accountNumber],
    ['order.reference', reference],
  ] as const
  return (
    <Card id="order-bank" title={text('order.payment.bank')}>
      <p>{text(intro, { amount: format.money(amount) })}</p>
      <dl className={styles.lines}>
        {lines.map(([label, value]) => (
          <div key={label} className={styles.line}>
            <dt>{text(label)}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.copy}>
              <CopyButton what={text(label)} value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  )
}
