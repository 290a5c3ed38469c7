import { mayDo, type StaffRole } from '#domain/staff/staff.ts'
import { byStaff } from '../../../platform/records/changer.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { OrderShop } from '../../orders/change-order.ts'
import { planDelivery } from '../plan-delivery.ts'
import { refused } from '../refusals.ts'
import type { DeliveryName } from '../staff-delivery.ts'

type Choice = Parameters<typeof planDelivery>[2] & { reason: string; isOverfilled: boolean }

/**
 * Plans a delivery for a member of staff. Only managers can exceed the capacity of a slot or the truck; they give a
 * reason.
 *
 * @throws AppError forbidden; as planDelivery
 */
export async function planForStaff(
  shop: OrderShop,
  name: DeliveryName,
  { reason, isOverfilled, ...choice }: Choice,
  staff: { id: string; role: StaffRole },
): Promise<void> {
  if (isOverfilled && !mayDo(staff.role, 'orders.decide')) {
    throw new AppError('forbidden', 'Only managers plan beyond the capacity.')
  }
  if (isOverfilled && reason.trim() === '') throw refused('Please say why it goes beyond the capacity.')
  await planDelivery(shop, name, choice, { by: byStaff(staff), reason, mayOverfill: isOverfilled })
}
