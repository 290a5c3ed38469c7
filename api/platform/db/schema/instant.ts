import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time, the same in every time zone. */
export const instant = () => timestamp({ withTimezone: true })
