import type { messages as english } from '../../en/mails/questions.ts'
import type { TranslationOf } from '../../params.ts'

/** Texts of mails about questions on products. */
export const messages = {
  'mail.question-answered.subject': '{product} बारे तपाईंको प्रश्नको जवाफ आयो',
  'mail.question-answered.preview': 'तपाईंले {shop}मा प्रश्न सोध्नुभएको थियो।',
  'mail.question-answered.heading': 'तपाईंको प्रश्नको जवाफ आयो',
  'mail.question-answered.by-staff': 'तपाईंले {product} बारे सोध्नुभएको थियो। हाम्रो जवाफ:',
  'mail.question-answered.by-buyer': 'तपाईंले {product} बारे सोध्नुभएको थियो। यो सामान किनेका एक ग्राहकको जवाफ:',
  'mail.question-answered.action': 'जवाफ हेर्नुहोस्',
  'mail.question-answered.once': 'यो इमेल एक पटक मात्र आउँछ। थप जवाफ सामानको पृष्ठमा देखिन्छन्।',
} as const satisfies TranslationOf<typeof english>
