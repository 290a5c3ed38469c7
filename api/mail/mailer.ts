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

/** A mail did not leave, or nobody can know whether it did. */
export class UnsentError extends Error {
  /** Nobody has the address, and trying again is useless. */
  readonly isForGood: boolean
  constructor(message: string, isForGood: boolean) {
    super(message)
    this.isForGood = isForGood
  }
}

/** @throws UnsentError */
export type Mailer = (message: Message, signal: AbortSignal) => Promise<void>
