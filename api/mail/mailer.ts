export type Message = {
  id: string
  from: { name: string; address: string }
  to: string
  /** When it was decided on: a repeat is the same mail to the last byte that matters. */
  date: Date
  subject: string
  html: string
  text: string
  /** The code it carries and the page to enter it on, for programs that offer to do so. */
  otp?: { code: string; origin: string }
}

/** @throws Error when it did not leave, or nobody can know whether it did */
export type Mailer = (message: Message, signal: AbortSignal) => Promise<void>
