/** `cod`: cash on delivery, or on collection. `bank`: a transfer that the staff confirm when it has arrived. */
export const paymentMethods = ['cod', 'bank'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
