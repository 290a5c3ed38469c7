import { walletProviders } from '#domain/payments/payment-methods.ts'
import { counter } from '../../../platform/metrics/figures.ts'
import type { AskedRefund, Wallet } from './provider.ts'

const questions = counter(
  'kastha_wallet_questions_total',
  'Questions to wallets: which wallet, what was asked, and its answer; `away` and `refused` are errors',
  walletProviders.flatMap((wallet) => [
    { wallet, question: 'begin', answer: 'away' },
    { wallet, question: 'begin', answer: 'refused' },
    { wallet, question: 'check', answer: 'away' },
    { wallet, question: 'refund', answer: 'away' },
    { wallet, question: 'refund', answer: 'refused' },
  ]),
)

/** Returns the wallet, with its answers counted. */
export function counted(wallet: Wallet): Wallet {
  const { refund } = wallet
  const count = (question: string, answer: string) => questions.add({ wallet: wallet.provider, question, answer })
  return {
    ...wallet,
    begin: async (attempt) => {
      const begun = await wallet.begin(attempt)
      count('begin', begun.says)
      return begun
    },
    check: async (attempt) => {
      const checked = await wallet.check(attempt)
      count('check', checked.says)
      return checked
    },
    ...(refund && {
      refund: async (asked: AskedRefund) => {
        const answered = await refund(asked)
        count('refund', answered.says)
        return answered
      },
    }),
  }
}
