import { registry } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { Product as AdminProduct } from '#contract/admin/catalog/products.ts'
import { AdminCustomRequest } from '#contract/admin/custom-requests.ts'
import { Customer } from '#contract/admin/customers.ts'
import { AdminDamage, AdminReturn, ChangedDamage } from '#contract/admin/fulfilment/after-sales.ts'
import { AdminDelivery, ChangedDelivery } from '#contract/admin/fulfilment/deliveries.ts'
import { AdminOrder } from '#contract/admin/orders.ts'
import { StaffPlan } from '#contract/admin/planner.ts'
import { StaffTicket } from '#contract/admin/tickets.ts'
import { Cart, CartLine } from '#contract/cart.ts'
import { PackedProduct, ProductCard } from '#contract/catalog/products.ts'
import { Picture } from '#contract/common.ts'
import { CustomRequest } from '#contract/custom-requests.ts'
import { ErrorBody } from '#contract/errors.ts'
import { Order, OrderRow } from '#contract/orders/orders.ts'
import { Plan } from '#contract/planner.ts'
import { Ticket } from '#contract/tickets.ts'
import { ListItem } from '#contract/wishlist.ts'

const byName: Record<string, $ZodType> = {
  AdminCustomRequest,
  AdminDamageReport: AdminDamage,
  AdminDelivery,
  AdminOrder,
  AdminPlan: StaffPlan,
  AdminProduct,
  AdminReturn,
  AdminTicket: StaffTicket,
  Cart,
  CartLine,
  ChangedDamageReport: ChangedDamage,
  ChangedDelivery,
  Customer,
  CustomRequest,
  Error: ErrorBody,
  ListItem,
  Order,
  OrderRow,
  Picture,
  Plan,
  Product: PackedProduct,
  ProductCard,
  Ticket,
}

/** The records that several answers share. The OpenAPI document describes each once, and refers to it by this name. */
export const namedSchemas = registry<{ id: string }>()
for (const [id, schema] of Object.entries(byName)) namedSchemas.add(schema, { id })
