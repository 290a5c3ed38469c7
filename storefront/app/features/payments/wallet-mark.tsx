import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import styles from './wallet-mark.module.css'

/** A purse in the wallet's color; the name is beside it. */
export function WalletMark({ wallet }: { wallet: WalletProvider }) {
  return (
    <svg className={styles[wallet]} width={28} height={20} viewBox="0 0 28 20" aria-hidden="true" focusable="false">
      <rect width={28} height={20} rx={4} />
      <path d="M5.500 6.500h17M17 10.500h5.500v4H17a2 2 0 0 1 0-4z" />
    </svg>
  )
}
