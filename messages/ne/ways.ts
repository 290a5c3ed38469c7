import type { messages as english } from '../en/ways.ts'
import type { TranslationOf } from '../params.ts'

/** The ways to reach the shop, beside the forms that write to it. */
export const messages = {
  'contact.ways': 'अरू तरिका',
  'contact.whatsapp': 'WhatsApp मा: {number}',
  'contact.hours': 'पसल खुल्ने समय',
  'contact.hours-range': '{opens} देखि {closes} बजेसम्म',
  'contact.grievance': 'गुनासो सुन्ने अधिकारी',
  'stores.title': 'पसल खोज्नुहोस्',
} as const satisfies TranslationOf<typeof english>
