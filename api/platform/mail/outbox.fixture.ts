import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { demoSettings } from '../../../seed/settings.ts'
import type { Db } from '../db/client.ts'
import { shopSettings } from '../db/schema.ts'

/** `recipients` as the sender gave them to the server, whatever the mail's headers name. */
type ReceivedMail = Email & { recipients: string[] }

export type MailServer = { url: string; received: ReceivedMail[]; close: () => Promise<void> }

/**
 * Starts a real mail server on this machine. It rejects `nobody@…` as unknown, and `full@…` as over quota.
 *
 * @param port      0 for a free port
 * @param mayAnswer called for each mail before the server accepts it; the sender waits for it
 */
export async function givenMailServer({
  port = 0,
  mayAnswer = async () => {},
}: { port?: number; mayAnswer?: () => Promise<void> } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('nobody@')) return done(refusal(550, `5.1.1 <${address}> is unknown`))
      if (address.startsWith('full@')) return done(refusal(452, `4.2.2 <${address}> is full`))
      done()
    },
    onData(stream, { envelope }, done) {
      buffer(stream)
        .then(async (bytes) => {
          await mayAnswer()
          const recipients = envelope.rcptTo.map(({ address }) => address)
          received.push({ ...(await PostalMime.parse(bytes)), recipients })
          done()
        })
        .catch(done)
    },
  })
  server.on('error', () => {}) // a sender that disconnects
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: found } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${found}`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function refusal(responseCode: number, text: string) {
  return Object.assign(new Error(text), { responseCode })
}

/** Inserts the shop settings that mails show. */
export async function givenShop(db: Db): Promise<void> {
  await db.insert(shopSettings).values(demoSettings)
}

/** Matches what opens a customer's page: a key of 43 characters, the parameter of a link, or the field of a mail's data. */
export const customersKey = /[\w-]{43}|[?&;]key=|"(trackKey|key)":/
