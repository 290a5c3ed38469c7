/**
 * What a route tells about itself: `export const handle: PageHandle = { searchParams: ['page', 'sort'] }`.
 * Search parameters not named here never reach the page (server/page-address.ts).
 */
export type PageHandle = { searchParams: readonly string[] }
