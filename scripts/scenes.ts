import { account } from './scenes/account.ts'
import { accounts } from './scenes/accounts.ts'
import { fulfilment } from './scenes/fulfilment.ts'
import { help } from './scenes/help.ts'
import { list } from './scenes/list.ts'
import { cart } from './scenes/cart.ts'
import { chat } from './scenes/chat.ts'
import { checkout } from './scenes/checkout.ts'
import { delivery } from './scenes/delivery.ts'
import { listing } from './scenes/listing.ts'
import { orders } from './scenes/orders.ts'
import { payments } from './scenes/payments.ts'
import { product } from './scenes/product.ts'
import { projects } from './scenes/projects.ts'
import type { Scenes } from './scenes/scene.ts'
import { session } from './scenes/session.ts'
import { shell } from './scenes/shell.ts'
import { trouble } from './scenes/trouble.ts'

/** What shows only after somebody did something. */
export const scenes: Scenes = {
  ...shell,
  ...listing,
  ...list,
  ...cart,
  ...chat,
  ...checkout,
  ...delivery,
  ...listing,
  ...product,
  ...projects,
  ...session,
  ...account,
  ...accounts,
  ...orders,
  ...fulfilment,
  ...payments,
  ...help,
  ...trouble,
}
