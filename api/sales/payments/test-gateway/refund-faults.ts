/** What the next refund by the shop can do instead of succeeding. */
export const refundFaults = {
  poor: 'says that the merchant has too little money',
  bank: 'asks for a mobile number, as for a payment from a bank',
  hang: 'is not made, and gets no answer',
  lost: 'is made, but its answer is lost',
} as const
export type RefundFault = keyof typeof refundFaults

export function isRefundFault(text: string): text is RefundFault {
  return Object.hasOwn(refundFaults, text)
}
