import type { messages as english } from '../../en/mails/letter.ts'
import type { TranslationOf } from '../../params.ts'

export const MONEY_BACK_WITHIN = '३ देखि ५ कार्यदिनभित्र, बढीमा ७ दिनभित्र'

/** Texts that mails of all kinds share. */
export const messages = {
  'mail.letter.greeted': 'नमस्ते {name},',
  'mail.letter.unnamed': 'नमस्ते,',
  'mail.letter.instant': '{date}, {time} बजे (नेपाली समय)',
  'mail.letter.order': 'अर्डर',
  'mail.letter.total': 'जम्मा',
  'mail.letter.see-order': 'अर्डर हेर्नुहोस्',
  'mail.letter.reason': 'कारण: {reason}',
  'mail.letter.we-say': 'हाम्रो भनाइ: {answer}',
} as const satisfies TranslationOf<typeof english>
