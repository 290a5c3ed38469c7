/** The ways to reach the shop, beside the forms that write to it. */
export const messages = {
  'contact.ways': 'Other ways to reach us',
  'contact.whatsapp': 'WhatsApp {number}',
  'contact.hours': 'Business hours',
  'contact.hours-range': '{opens} to {closes}',
  'contact.grievance': 'Grievance officer',
  'stores.title': 'Store locator',
} as const
