import { eq, gte, inArray } from 'drizzle-orm'
import type { ApiCustomer, ApiCustomersQuery } from '#contract/integrations/customers.ts'
import { decryptDetails } from '../../people/accounts/profile/private-details.ts'
import type { Db } from '../../platform/db/client.ts'
import { customerFigures, users } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { inOrder, readPage } from './read-page.ts'

type Shop = { db: Db; dataKey: DataKey }

export async function listCustomers(shop: Shop, query: ApiCustomersQuery) {
  const wanted = query.updatedSince && gte(users.updatedAt, query.updatedSince)
  const { ids, ...page } = await readPage(shop.db, { table: users, at: users.createdAt, id: users.id, wanted }, query)
  return { items: await readCustomers(shop, ids), ...page }
}

/** @throws AppError not_found */
export async function showCustomer(shop: Shop, id: string): Promise<ApiCustomer> {
  const [found] = await readCustomers(shop, [id])
  if (!found) throw new AppError('not_found', 'There is no such customer.')
  return found
}

async function readCustomers({ db, dataKey }: Shop, ids: readonly string[]): Promise<ApiCustomer[]> {
  const { orderCount, spent, lastOrderAt, userId } = customerFigures
  const rows = await db
    .select({ user: users, orderCount, spent, lastOrderAt })
    .from(users)
    .innerJoin(customerFigures, eq(userId, users.id))
    .where(inArray(users.id, [...ids]))
  const shown = rows.map(({ user, lastOrderAt: last, ...figures }) => ({
    id: user.id,
    name: user.name,
    email: user.email,
    phone: decryptDetails(dataKey, user.id, user.privateDetails).mobile,
    language: user.language,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    isBlocked: user.blockedAt !== null,
    ...figures,
    lastOrderAt: last?.toISOString() ?? null,
  }))
  return inOrder(ids, shown, ({ id }) => id)
}
