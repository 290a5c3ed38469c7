import { accountSentences } from './ne/accounts.ts'
import { anyCallSentences } from './ne/any-call.ts'
import { goodsSentences } from './ne/goods.ts'
import { orderSentences } from './ne/orders.ts'

/** Every sentence of an answer in Nepali, by the English one. Both have the same places, such as `{name}`. */
export const nepaliSentences = { ...accountSentences, ...anyCallSentences, ...goodsSentences, ...orderSentences }
