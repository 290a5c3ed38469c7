/** Fragment of the address of an order that asks whether to cancel it. */
export const CANCEL_HASH = '#cancel-order'
/** Id of the place where an order can be cancelled. */
export const ACTIONS_ID = 'order-actions'
