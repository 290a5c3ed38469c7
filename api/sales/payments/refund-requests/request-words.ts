import { walletNames, type WalletProvider } from '#domain/payments/payment-methods.ts'
import type { RefundAnswer } from '../wallets/provider.ts'

/** Says why a wallet sent nothing back, and what staff do next. */
export function refusalWords(
  wallet: WalletProvider,
  { why, words }: Pick<Extract<RefundAnswer, { says: 'refused' }>, 'why' | 'words'>,
): string {
  const name = walletNames[wallet]
  switch (why) {
    case 'no-money':
      return `${name} says that the merchant account has too little money. Nothing was refunded. Add money to the account and try again, or pay by bank and record it.`
    case 'no-permission':
      return `${name} does not accept the shop’s key for refunds. Nothing was refunded. Ask ${name} to allow refunds by API; until then refund in its portal and record it.`
    case 'needs-mobile':
      return `${name} asks for the customer’s mobile number, because the payment came from a bank. Nothing was refunded. Enter the number of the customer’s ${name} account and try again.`
    case 'other':
      return `${name} refused the refund${words === '' ? '' : `: “${words}”`}. Nothing was refunded. Look at the payment in its portal.`
  }
}

/** Says that look-ups showed no refund for long enough. */
export function notMadeWords(wallet: WalletProvider): string {
  return `${walletNames[wallet]} did not make the refund. Nothing was refunded. You can try again.`
}

export const leftTooLate = 'The shop took too long to send the refund. Nothing was refunded. Please try again.'

export function endedByStaffWords(wallet: WalletProvider): string {
  return `Staff saw in ${walletNames[wallet]}’s portal that nothing was refunded.`
}
