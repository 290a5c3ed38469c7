export type Message = {
  id: string
  from: { name: string; address: string }
  to: string
  /** When the mail was created: a retry sends the same bytes. */
  date: Date
  subject: string
  html: string
  text: string
  /** Address that ends such mails with a single POST; absent for mails that nobody can end, such as orders. */
  unsubscribeUrl?: string
  /** The code in the mail and the page where it is entered, for programs that autofill it. */
  otp?: { code: string; origin: string }
}

/** A mail was not sent, or it is unknown whether it was. */
export class UnsentError extends Error {
  /** Whether the address does not exist, so that a retry is useless. */
  readonly isForGood: boolean
  constructor(message: string, isForGood: boolean) {
    super(message)
    this.isForGood = isForGood
  }
}

/** Sends a mail. @throws UnsentError */
export type Mailer = (message: Message, signal: AbortSignal) => Promise<void>
