import { MAX_CREDIT_CODE_LENGTH } from '#domain/credit/credit-code.ts'
import { creditReasons } from '#domain/credit/credit.ts'
import { z } from 'zod'
import { reply, Rupees } from './common.ts'

export const BalanceBody = z.strictObject({ code: z.string().max(MAX_CREDIT_CODE_LENGTH) })
export type BalanceBody = z.input<typeof BalanceBody>

/** `codeEnd`: the last characters of the code. */
const GiftCard = z.object({ codeEnd: z.string(), balance: Rupees })
export type GiftCard = z.infer<typeof GiftCard>
export const BalanceReply = reply({ data: GiftCard })
export type BalanceReply = z.infer<typeof BalanceReply>

/** Store credit of the account, with its entries, newest first. `amount` is negative when it paid an order. */
const OwnCredit = z.object({
  balance: Rupees,
  /** The shop has blocked it: it pays nothing for now. */
  isBlocked: z.boolean(),
  entries: z.array(
    z.object({
      amount: z.int(),
      reason: z.enum(creditReasons),
      orderId: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
})
export type OwnCredit = z.infer<typeof OwnCredit>
export const OwnCreditReply = reply({ data: OwnCredit })
export type OwnCreditReply = z.infer<typeof OwnCreditReply>
