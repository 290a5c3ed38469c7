import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { demoSettings } from '../../seed/settings.ts'
import type { Db } from '../db/client.ts'
import { shopSettings } from '../db/schema.ts'

/** `recipients` as the sender named them to the server, whatever the mail says. */
type ReceivedMail = Email & { recipients: string[] }

export type MailServer = { url: string; received: ReceivedMail[]; close: () => Promise<void> }

/**
 * A real mail server on this machine. It does not know `nobody@…`, and has no room for `full@…`.
 *
 * @param port      0: a free one
 * @param mayAnswer called for each mail before it is accepted; the sender waits for it
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
  server.on('error', () => {}) // a sender that breaks off
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

/** The facts of the shop that stand in its mails. */
export async function givenShop(db: Db): Promise<void> {
  await db.insert(shopSettings).values(demoSettings)
}
