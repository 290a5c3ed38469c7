import type { messages as english } from '../../en/mails/list.ts'
import type { TranslationOf } from '../../params.ts'

/** Texts of mails about a customer's list. */
export const messages = {
  'mail.back-in-stock.subject': '{product} फेरि उपलब्ध छ',
  'mail.back-in-stock.preview': 'अब {shop}मा फेरि किन्न पाइन्छ।',
  'mail.back-in-stock.intro': 'तपाईंले खबर गर्न भन्नुभएको थियो: {product} अब {shop}मा फेरि किन्न पाइन्छ।',
  'mail.back-in-stock.hurry': 'तपाईंका लागि छुट्टै राख्न सक्दैनौं, त्यसैले धेरै नपर्खनुहोला।',
  'mail.back-in-stock.action': 'हेर्नुहोस्',
  'mail.back-in-stock.once': 'यो इमेल एक पटक मात्र आउँछ। तपाईंले नहटाएसम्म सामान तपाईंको सूचीमा रहन्छ।',
} as const satisfies TranslationOf<typeof english>
