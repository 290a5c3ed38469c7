import { customType } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Array of bytea; drizzle's own arrays would write the elements as text. */
export const byteas = customType<{ data: Buffer[] }>({ dataType: () => 'bytea[]' })
