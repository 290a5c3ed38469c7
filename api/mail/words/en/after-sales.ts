import type { DamageRemedy, ReturnState } from '#domain/after-sales.ts'
import { MONEY_BACK_WITHIN } from './letter.ts'

const remedies: Record<DamageRemedy, (sum: string) => string> = {
  replacement: () => 'We are sorry about the damage. We replace it, and call you to agree on a day.',
  repair: () => 'We are sorry about the damage. We repair it, and call you to agree on a day.',
  refund: (sum) => `We are sorry about the damage. We send ${sum} back to you ${MONEY_BACK_WITHIN}.`,
}

const states: Record<ReturnState, (refund: string) => string> = {
  requested: () => 'We have your request to send something back, and answer soon.',
  approved: (refund) =>
    `You can send it back: we call you to agree on a day to collect it, and refund ${refund} when we have it.`,
  declined: () => 'We have looked at your request, and cannot take this back.',
  withdrawn: () => 'You keep what you wanted to send back: your request is withdrawn.',
  collected: (refund) => `We have collected what you send back, and refund ${refund} when it has reached us.`,
  received: (refund) => `What you sent back has reached us. We refund ${refund} ${MONEY_BACK_WITHIN}.`,
}

/** Of mails about what is damaged or goes back. */
export const afterSales = {
  damage: {
    subject: (number: string) => `Damage to your order ${number}`,
    headingReported: 'We have your report',
    heading: 'About the damage you reported',
    reported: 'We are sorry that a piece reached you damaged. We look at your photos and answer soon.',
    declined: 'We have looked at what you sent us, and cannot take it as damage on the way.',
    remedies,
    visits: {
      replacement: (when: string) => `We bring your replacement on ${when}.`,
      repair: (when: string) => `We come to repair it on ${when}.`,
    },
    piece: 'Piece',
  },
  returns: {
    subject: (number: string) => `Your return of order ${number}`,
    heading: 'Your return',
    states,
    pieces: 'Pieces',
  },
}
