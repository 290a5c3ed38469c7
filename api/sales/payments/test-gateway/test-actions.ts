import type { Standing } from './wallet-words.ts'

/** Where the buyer finds himself after pressing a button of the wallet's page. */
type Next = 'return' | 'stay' | 'return-twice'

export type TestAction = {
  /** The button's name. */
  label: string
  /** What it does, in a sentence. */
  says: string
  from: readonly Standing[]
  to: Standing
  next: Next
  /** The wallet charges another amount than requested. */
  isAmountWrong?: true
  /** Its look-ups are away for a while. */
  hasFaults?: true
}

const before = ['open', 'unclear'] as const satisfies Standing[]

/** Every button of a wallet's page. */
export const testActions = {
  pay: { label: 'Pay', says: 'You pay, and come back to the shop.', from: before, to: 'paid', next: 'return' },
  cancel: { label: 'Cancel', says: 'You change your mind.', from: before, to: 'cancelled', next: 'return' },
  fail: {
    label: 'Fail',
    says: 'The wallet turns the payment down, as when there is too little money in it.',
    from: before,
    to: 'cancelled',
    next: 'return',
  },
  expire: {
    label: 'Let it expire',
    says: 'Nobody pays until the wallet waits no longer.',
    from: before,
    to: 'expired',
    next: 'return',
  },
  unclear: {
    label: 'Leave it unclear',
    says: 'The wallet itself does not know yet. You can pay or cancel later on this page.',
    from: ['open'],
    to: 'unclear',
    next: 'return',
  },
  close: {
    label: 'Pay, then close the tab',
    says: 'The money is gone, and the shop hears nothing of it.',
    from: before,
    to: 'paid',
    next: 'stay',
  },
  wrong: {
    label: 'Pay a wrong amount',
    says: 'The wallet takes Nrs. 10 less than it was asked for.',
    from: before,
    to: 'paid',
    next: 'return',
    isAmountWrong: true,
  },
  twice: {
    label: 'Pay and return twice',
    says: 'You pay once, and your browser comes back to the shop two times.',
    from: before,
    to: 'paid',
    next: 'return-twice',
  },
  away: {
    label: 'Pay while look-ups fail',
    says: 'You pay and come back, but the shop cannot ask the wallet about it for a while.',
    from: before,
    to: 'paid',
    next: 'return',
    hasFaults: true,
  },
  refund: {
    label: 'Refund it all',
    says: 'The wallet gives all of the money back.',
    from: ['paid', 'part-refunded'],
    to: 'refunded',
    next: 'stay',
  },
} as const satisfies Record<string, TestAction>

export type TestActionName = keyof typeof testActions

export function isTestAction(name: string): name is TestActionName {
  return Object.hasOwn(testActions, name)
}
