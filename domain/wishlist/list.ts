/** What one account's list holds. */
export const MAX_LIST_ITEMS = 200
