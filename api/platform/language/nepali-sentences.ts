import { accountSentences } from './ne/accounts.ts'
import { anyCallSentences } from './ne/any-call.ts'
import { goodsSentences } from './ne/goods.ts'
import { orderSentences } from './ne/orders.ts'

/** Every sentence of an answer in Nepali, by its English text. Both have the same placeholders, such as `{name}`. */
export const nepaliSentences = { ...accountSentences, ...anyCallSentences, ...goodsSentences, ...orderSentences }
