import type { DamageRemedy, ReturnState } from '#domain/fulfilment/after-sales.ts'
import { MONEY_BACK_WITHIN } from './letter.ts'

const remedies: Record<DamageRemedy, (sum: string) => string> = {
  replacement: () => 'We are sorry about the damage. We will replace the piece, and call you to agree on a day.',
  repair: () => 'We are sorry about the damage. We will repair the piece, and call you to agree on a day.',
  refund: (sum) => `We are sorry about the damage. We will refund you ${sum} ${MONEY_BACK_WITHIN}.`,
}

const states: Record<ReturnState, (refund: string) => string> = {
  requested: () => 'We have received your return request and will answer soon.',
  approved: (refund) =>
    `Your return is approved. We will call you to agree on a day to collect the pieces, and refund ${refund} once we have them.`,
  declined: () => 'We have checked your request and cannot accept this return.',
  withdrawn: () => 'You withdrew your return request, so you keep the pieces.',
  collected: (refund) => `We have collected the pieces and will refund ${refund} once we have checked them.`,
  received: (refund) => `We have received the pieces. We will refund ${refund} ${MONEY_BACK_WITHIN}.`,
}

/** Texts of mails about damage and returns. */
export const afterSales = {
  damage: {
    subject: (number: string) => `Damage to your order ${number}`,
    headingReported: 'We have received your report',
    heading: 'About the damage you reported',
    reported: 'We are sorry that a piece arrived damaged. We will check your photos and answer soon.',
    declined: 'We have checked your report and cannot accept it as damage in delivery.',
    remedies,
    visits: {
      replacement: (when: string) => `We will bring your replacement on ${when}.`,
      repair: (when: string) => `We will come to repair the piece on ${when}.`,
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
