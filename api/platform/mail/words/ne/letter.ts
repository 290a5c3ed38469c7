import type { letter as english } from '../en/letter.ts'

export const MONEY_BACK_WITHIN = '३ देखि ५ कार्यदिनभित्र, बढीमा ७ दिनभित्र'

/** Texts that mails of all kinds share. */
export const letter: typeof english = {
  greeted: (name) => `नमस्ते ${name},`,
  unnamed: 'नमस्ते,',
  instant: (date, time) => `${date}, ${time} बजे (नेपाली समय)`,
  order: 'अर्डर',
  total: 'जम्मा',
  seeOrder: 'अर्डर हेर्नुहोस्',
  reason: (reason) => `कारण: ${reason}`,
  weSay: (answer) => `हाम्रो भनाइ: ${answer}`,
}
