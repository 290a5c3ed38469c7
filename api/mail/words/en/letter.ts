/** What the shop promises of refunds, and what the law allows; a week with holidays has fewer than five business days. */
export const MONEY_BACK_WITHIN = 'within 3 to 5 business days, and within 7 days at the latest'

/** What mails of all kinds say. */
export const letter = {
  greeted: (name: string) => `Namaste ${name},`,
  unnamed: 'Namaste,',
  instant: (date: string, time: string) => `${date} at ${time}, Nepal time`,
  order: 'Order',
  total: 'Total',
  seeOrder: 'See your order',
  reason: (reason: string) => `The reason: ${reason}`,
  weSay: (answer: string) => `We say to it: ${answer}`,
}
