// One list of the tables, as drizzle and drizzle-kit want it.
export * from './schema/accounts.ts'
export * from './schema/categories.ts'
export * from './schema/content.ts'
export * from './schema/delivery.ts'
export * from './schema/pictures.ts'
export * from './schema/products.ts'
export * from './schema/secrets.ts'
export * from './schema/settings.ts'
