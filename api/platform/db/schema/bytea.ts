import { customType } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Several of them: drizzle's own arrays would write them as texts. */
export const byteas = customType<{ data: Buffer[] }>({ dataType: () => 'bytea[]' })
