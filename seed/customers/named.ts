import { defined } from '#domain/defined.ts'

/** Returns the customer with a name of the table. */
export function customerNamed<One extends { name: string }>(customers: readonly One[], name: string): One {
  return defined(
    customers.find((customer) => customer.name === name),
    `customer ${name}`,
  )
}
