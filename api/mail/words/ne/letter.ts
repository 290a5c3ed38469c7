import type { letter as english } from '../en/letter.ts'

/** What mails of all kinds say. */
export const letter: typeof english = {
  greeted: (name) => `नमस्ते ${name},`,
  unnamed: 'नमस्ते,',
  instant: (date, time) => `${date}, ${time} बजे (नेपाली समय)`,
}
