import type { list as english } from '../en/list.ts'

/** Texts of mails about a customer's list. */
export const list: typeof english = {
  backInStock: {
    subject: (product) => `${product} फेरि उपलब्ध छ`,
    preview: (shop) => `अब ${shop}मा फेरि किन्न पाइन्छ।`,
    intro: (product, shop) => `तपाईंले खबर गर्न भन्नुभएको थियो: ${product} अब ${shop}मा फेरि किन्न पाइन्छ।`,
    hurry: 'तपाईंका लागि छुट्टै राख्न सक्दैनौं, त्यसैले धेरै नपर्खनुहोला।',
    action: 'हेर्नुहोस्',
    once: 'यो इमेल एक पटक मात्र आउँछ। तपाईंले नहटाएसम्म सामान तपाईंको सूचीमा रहन्छ।',
  },
}
