/**
 * Fragment of a listing's address that shows only what gets into the shopper's home. Servers and caches never see a
 * fragment, and the measures stay in the browser.
 */
export const GETS_IN_HASH = '#gets-in'
