/** The shop's promise for refunds, and the legal limit: a week with holidays has fewer than five business days. */
export const MONEY_BACK_WITHIN = 'within 3 to 5 business days, and within 7 days at the latest'

/** Texts that mails of all kinds share. */
export const letter = {
  greeted: (name: string) => `Namaste ${name},`,
  unnamed: 'Namaste,',
  instant: (date: string, time: string) => `${date} at ${time}, Nepal time`,
  order: 'Order',
  total: 'Total',
  seeOrder: 'See your order',
  reason: (reason: string) => `Reason: ${reason}`,
  weSay: (answer: string) => `Our answer: ${answer}`,
}
