import { isEmail } from './email.ts'

/** Names of providers that many use, all below `.com`, with usual mistypings. None of these is a provider itself. */
const MISTYPED = {
  gmail: ['gmial', 'gmal', 'gamil', 'gmai', 'gnail', 'gmil', 'gmali', 'gmaill', 'gmaul', 'gmsil', 'ggmail'],
  yahoo: ['yaho', 'yahooo', 'yhoo', 'yahho', 'yaoo', 'yhaoo'],
  hotmail: ['hotmial', 'hotmal', 'hotmai', 'hotmil', 'hotmali', 'hotamil', 'homail'],
  outlook: ['outlok', 'outlock', 'otlook', 'outloo', 'outllok', 'oulook'],
  icloud: ['iclod', 'icoud', 'iclud', 'icluod', 'icloude'],
}
const PROVIDERS = new Map(
  Object.entries(MISTYPED).flatMap(([provider, wrong]) => [provider, ...wrong].map((name) => [name, provider])),
)
const ENDINGS = new Set(['com', 'con', 'cm', 'om', 'cmo', 'comm'])

/**
 * Returns the address that was probably meant, if its domain is a usual mistyping; undefined otherwise, also for a text
 * that is no email address.
 *
 * @param typed  of any length; longer than MAX_EMAIL_LENGTH it is no address
 */
export function meantEmail(typed: string): string | undefined {
  const email = typed.trim()
  if (!isEmail(email)) return undefined
  const [box, domain = ''] = email.split('@')
  const [name = '', ...endings] = domain.toLowerCase().split('.')
  const provider = PROVIDERS.get(name)
  const ending = endings.join('.')
  // Other providers have domains below `.co`, such as yahoo.co.in, which may be what is incomplete.
  const isEnding = ENDINGS.has(ending) || (ending === 'co' && provider === 'gmail')
  if (!provider || !isEnding || (name === provider && ending === 'com')) return undefined
  return `${box}@${provider}.com`
}
