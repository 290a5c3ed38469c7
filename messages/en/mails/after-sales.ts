import { MONEY_BACK_WITHIN } from './letter.ts'

/** Texts of mails about damage and returns. */
export const messages = {
  'mail.damage.subject': 'Damage to your order {number}',
  'mail.damage.heading-reported': 'We have received your report',
  'mail.damage.heading': 'About the damage you reported',
  'mail.damage.reported': 'We are sorry that a piece arrived damaged. We will check your photos and answer soon.',
  'mail.damage.declined': 'We have checked your report and cannot accept it as damage in delivery.',
  'mail.damage.remedy.replacement':
    'We are sorry about the damage. We will replace the piece, and call you to agree on a day.',
  'mail.damage.remedy.repair':
    'We are sorry about the damage. We will repair the piece, and call you to agree on a day.',
  'mail.damage.remedy.refund': `We are sorry about the damage. We will refund you {sum} ${MONEY_BACK_WITHIN}.`,
  'mail.damage.visit.replacement': 'We will bring your replacement on {when}.',
  'mail.damage.visit.repair': 'We will come to repair the piece on {when}.',
  'mail.damage.piece': 'Piece',

  'mail.return.subject': 'Your return of order {number}',
  'mail.return.heading': 'Your return',
  'mail.return.state.requested': 'We have received your return request and will answer soon.',
  'mail.return.state.approved':
    'Your return is approved. We will call you to agree on a day to collect the pieces, and refund {refund} once we have them.',
  'mail.return.state.declined': 'We have checked your request and cannot accept this return.',
  'mail.return.state.withdrawn': 'You withdrew your return request, so you keep the pieces.',
  'mail.return.state.collected': 'We have collected the pieces and will refund {refund} once we have checked them.',
  'mail.return.state.received': `We have received the pieces. We will refund {refund} ${MONEY_BACK_WITHIN}.`,
  'mail.return.exchange.collected': 'We have collected the pieces, which pay for your order {number}.',
  'mail.return.exchange.collected-refund':
    'We have collected the pieces, which pay for your order {number}. We will refund the other {refund} once we have checked them.',
  'mail.return.exchange.received': 'We have received the pieces, which pay for your order {number}.',
  'mail.return.exchange.received-refund': `We have received the pieces, which pay for your order {number}. We will refund the other {refund} ${MONEY_BACK_WITHIN}.`,
  'mail.return.pieces': 'Pieces',
} as const
