import type { Language } from '#domain/language/languages.ts'
import type { MailShop } from '../letter.ts'
import { accounts } from './en/accounts.ts'
import { afterSales } from './en/after-sales.ts'
import { custom } from './en/custom.ts'
import { deliveries } from './en/deliveries.ts'
import { letter } from './en/letter.ts'
import { tickets } from './en/tickets.ts'
import { list } from './en/list.ts'
import { money } from './en/money.ts'
import { orders } from './en/orders.ts'
import { accounts as nepaliAccounts } from './ne/accounts.ts'
import { afterSales as nepaliAfterSales } from './ne/after-sales.ts'
import { custom as nepaliCustom } from './ne/custom.ts'
import { deliveries as nepaliDeliveries } from './ne/deliveries.ts'
import { letter as nepaliLetter } from './ne/letter.ts'
import { tickets as nepaliTickets } from './ne/tickets.ts'

import { list as nepaliList } from './ne/list.ts'
import { money as nepaliMoney } from './ne/money.ts'
import { orders as nepaliOrders } from './ne/orders.ts'

const english = { letter, accounts, orders, money, deliveries, afterSales, custom, list, tickets }

/** Texts of mails in groups. Callers pass numbers, dates and amounts formatted for the language. */
type MailWords = typeof english

const words: Record<Language, MailWords> = {
  en: english,
  ne: {
    letter: nepaliLetter,
    accounts: nepaliAccounts,
    orders: nepaliOrders,
    money: nepaliMoney,
    deliveries: nepaliDeliveries,
    afterSales: nepaliAfterSales,
    custom: nepaliCustom,
    list: nepaliList,
    tickets: nepaliTickets,
  },
}

/** Returns the texts in the mail's language. */
export function wordsOf({ language }: Pick<MailShop, 'language'>): MailWords {
  return words[language]
}
