import type { FaqPart } from './faq.ts'
import { generalFaqs } from './general.ts'
import { orderFaqs } from './orders.ts'
import { productFaqs } from './products.ts'
import { profileFaqs } from './profile.ts'
import { returnFaqs } from './returns.ts'
import { securityFaqs } from './security.ts'
import { shippingFaqs } from './shipping.ts'
import { technicalFaqs } from './technical.ts'

/** The FAQ of the demo, in reading order. */
export const demoFaqs: readonly FaqPart[] = [
  orderFaqs,
  shippingFaqs,
  returnFaqs,
  profileFaqs,
  securityFaqs,
  generalFaqs,
  productFaqs,
  technicalFaqs,
]
