/** How goods reach their buyer. `standard` has no days where a zone is served by arrangement (delivery-estimate.ts). */
export const deliveryMethods = ['standard', 'express', 'pickup'] as const
export type ShippingMethod = (typeof deliveryMethods)[number]
