import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { makeFolder, writeWhole } from '../process/files.ts'
import { UnsentError, type Mailer, type Message } from './mailer.ts'
import { parseSmtpUrl } from '../env/smtp-url.ts'

const CONNECT_WITHIN_MS = 10_000
const ANSWER_WITHIN_MS = 20_000

/** Opens the mailer: mails go to the server of `smtpUrl`, or become files in `outboxDir` without one. */
export function openMailer({ smtpUrl, outboxDir }: { smtpUrl?: string | undefined; outboxDir: string }): Mailer {
  return smtpUrl === undefined ? outboxMailer(outboxDir) : smtpMailer(smtpUrl)
}

function smtpMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    ...parseSmtpUrl(smtpUrl),
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    socketCloseTimeout: 0,
  })
  return async (message, signal) => {
    await transport.sendMail({ ...worded(message), signal }).catch((error: unknown) => {
      throw unsent(error)
    })
  }
}

/** Errors are logged and stored, so they lose their addresses. */
function unsent(error: unknown): UnsentError {
  const { message, command = '', response = '' } = error as Error & { command?: string; response?: string }
  return new UnsentError(withoutAddresses(`${message} (${command})`), isUnknownAddress(command, response))
}

/** A mail server and Nodemailer may repeat an address in other letters than ours, so every address goes. */
function withoutAddresses(text: string): string {
  const parts = text.split(/([\s<>]+)/)
  return parts.map((part) => (part.includes('@') ? '…' : part)).join('')
}

/**
 * Returns whether the server says that the mailbox will never exist. Other permanent refusals may be our fault and can
 * be fixed within a day.
 *
 * @source RFC 3463, 3.2
 */
function isUnknownAddress(command: string, response: string): boolean {
  return command === 'RCPT TO' && /^5\d\d[ -]5\.1\.[0-36]\b/.test(response)
}

/**
 * Writes each mail to a file. The name sorts by time and is the same for the same mail, so that a retry replaces it.
 */
function outboxMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (message) => {
    const { message: eml } = await transport.sendMail(worded(message))
    await makeFolder(folder, 0o700)
    const name = `${message.date.toISOString().replaceAll(':', '-')}-${message.id}.eml`
    await writeWhole(join(folder, name), eml as Buffer, 0o600)
  }
}

function worded({ id, from, to, date, subject, html, text, otp, unsubscribeUrl }: Message): SendMailOptions {
  return {
    from,
    // An object, because a comma in text would make two addresses.
    to: { name: '', address: to },
    date,
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    subject,
    html,
    text,
    // Vacation responders must not answer an automatic mail.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl !== undefined && oneClick(unsubscribeUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(otp && { otp }),
  }
}

/**
 * Lets mail programs offer a button that unsubscribes. They trust it only if the sender's DKIM signature covers both.
 *
 * @source RFC 8058, 3.1
 */
function oneClick(url: string) {
  return {
    // Prepared, because folding would break the address.
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
