import type { Env } from '../env/env.ts'
import { StartError } from '../errors/app-error.ts'
import { openAakash } from './aakash.ts'
import type { SmsGateway } from './gateway.ts'
import { openTestGateway } from './message-files.ts'
import type { Sms } from './sms.ts'
import { openSparrow } from './sparrow.ts'

/** Production endpoints. */
const real = { sparrow: 'https://api.sparrowsms.com/v2/', aakash: 'https://sms.aakashsms.com/sms/' }

type SmsEnv = Pick<
  Env,
  | 'isProduction'
  | 'TEST_SMS'
  | 'SMS_DAILY_PARTS'
  | 'SPARROW_TOKEN'
  | 'SPARROW_SENDER'
  | 'SPARROW_URL'
  | 'AAKASH_TOKEN'
  | 'AAKASH_URL'
>

/**
 * Opens the gateway that has credentials. Without one, messages are kept in `messagesDir` by the TEST gateway; in
 * production only when TEST_SMS asks for it, and otherwise the shop sends none.
 *
 * @throws StartError when both gateways have credentials, Sparrow lacks half of its own, or TEST_SMS is set beside them
 */
export function smsOf(env: SmsEnv, { messagesDir }: { messagesDir: string }): Sms {
  const gateway = realGateway(env)
  if (gateway && env.TEST_SMS) {
    throw new StartError('TEST_SMS: given "1" beside the credentials of a gateway, expected one or the other')
  }
  const isTest = !gateway && (env.TEST_SMS ?? !env.isProduction)
  return { gateway: isTest ? openTestGateway(messagesDir) : gateway, dailyParts: env.SMS_DAILY_PARTS }
}

function realGateway(env: SmsEnv): SmsGateway | undefined {
  const sparrow = sparrowOf(env)
  const { AAKASH_TOKEN: token, AAKASH_URL: baseUrl = real.aakash } = env
  if (sparrow && token !== undefined) {
    throw new StartError('SPARROW_TOKEN, AAKASH_TOKEN: given both, expected the token of one gateway')
  }
  return sparrow ?? (token === undefined ? undefined : openAakash({ baseUrl, token }))
}

function sparrowOf({ SPARROW_TOKEN: token, SPARROW_SENDER: sender, SPARROW_URL: baseUrl = real.sparrow }: SmsEnv) {
  if (token === undefined && sender === undefined) return undefined
  if (token === undefined) throw missing('SPARROW_TOKEN', 'the token that belongs to SPARROW_SENDER')
  if (sender === undefined) throw missing('SPARROW_SENDER', 'the identity that Sparrow assigned to SPARROW_TOKEN')
  return openSparrow({ baseUrl, token, sender })
}

function missing(name: string, expected: string): StartError {
  return new StartError(`${name}: given nothing, expected ${expected}`)
}
