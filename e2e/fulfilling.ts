import { desc, eq } from 'drizzle-orm'
import type { DamageRemedy } from '#domain/fulfilment/after-sales.ts'
import { damageReports, orders, returnRequests } from '#api/platform/db/schema.ts'
import { answerDamage } from '#api/sales/fulfilment/answer-damage.ts'
import { approveReturn, collectReturn } from '#api/sales/fulfilment/change-return.ts'
import { dispatchDelivery } from '#api/sales/fulfilment/dispatch-delivery.ts'
import { handOver } from '#api/sales/fulfilment/hand-over.ts'
import { receiveReturn } from '#api/sales/fulfilment/receive-return.ts'
import { changeOrder, type OrderShop } from '#api/sales/orders/change-order.ts'
import { inShop } from './shop-under-test.ts'

const staff = { actor: 'staff', id: null } as const

/** Returns staff actions on an order of the shop under test. */
export function staffWith(number: string) {
  const act = <Result>(work: (shop: OrderShop, orderId: string) => Promise<Result>): Promise<Result> => {
    return inShop(async (shop) => {
      const [order] = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
      return work(shop, order!.id)
    })
  }
  /** Runs an action on the newest return of the order. */
  const withReturn = (work: (shop: OrderShop, name: { orderId: string; returnId: string }) => Promise<unknown>) => {
    return act(async (shop, orderId) => {
      const [request] = await shop.db
        .select()
        .from(returnRequests)
        .where(eq(returnRequests.orderId, orderId))
        .orderBy(desc(returnRequests.createdAt))
      await work(shop, { orderId, returnId: request!.id })
    })
  }
  return {
    confirm: () => act((shop, id) => changeOrder(shop, id, { action: 'confirm', by: staff })),
    dispatch: () => act((shop, orderId) => dispatchDelivery(shop, { orderId, number: 1 }, { by: staff })),
    handOver: (code: string, now?: Date) => {
      return act((shop, orderId) => {
        return handOver(shop, { orderId, number: 1 }, { code }, { by: staff, ...(now && { now }) })
      })
    },
    /** Marks the order as delivered. */
    deliver: () => act((shop, id) => changeOrder(shop, id, { action: 'deliver', by: staff })),
    acceptDamage: (remedy: Exclude<DamageRemedy, 'refund'>, answer: string) => {
      return act(async (shop, orderId) => {
        const [report] = await shop.db.select().from(damageReports).where(eq(damageReports.orderId, orderId))
        await answerDamage(shop, { orderId, reportId: report!.id }, { accepted: true, remedy, answer }, { by: staff })
      })
    },
    approveReturn: (answer: string) => withReturn((shop, name) => approveReturn(shop, name, { by: staff, answer })),
    collectReturn: () => withReturn((shop, name) => collectReturn(shop, name, { by: staff })),
    receiveReturn: () => withReturn((shop, name) => receiveReturn(shop, name, { by: staff, restock: true })),
  }
}
