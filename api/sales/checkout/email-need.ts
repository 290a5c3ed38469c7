import type { EmailNeed } from '#domain/checkout/checkout.ts'
import type { Shopper } from '../../shop/cart/cart-owner.ts'
import type { Db } from '../../platform/db/client.ts'
import { canSendCodes } from '../../platform/sms/sms-spending.ts'
import type { Sms } from '../../platform/sms/sms.ts'

/**
 * Returns when a shopper must give an email address. Accounts have one. Guests need one while the shop can send no SMS:
 * without a gateway, without credit, or once the day's SMS are used up.
 */
export async function emailNeedOf(db: Db, sms: Sms, shopper: Shopper): Promise<Exclude<EmailNeed, 'never'>> {
  if (shopper.kind === 'user') return 'always'
  return (await canSendCodes(db, sms)) ? 'without-sms' : 'always'
}
