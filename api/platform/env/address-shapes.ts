import { z } from 'zod'
import { eachHost } from '../db/shop-client.ts'

// What settings that name an address accept.

/** Scheme, host and port, without a path. */
export function origin() {
  return z.string().refine((text) => {
    const url = URL.parse(text)
    return url?.origin === text && /^https?:$/.test(url.protocol)
  })
}

/** Secrets and payments travel there: in plain text only inside this machine. */
export function gatewayUrl() {
  return z.string().refine((text) => {
    const url = URL.parse(text)
    const isHere = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
    return (
      url !== null && (url.protocol === 'https:' || isHere) && url.username === '' && url.search === '' && !url.hash
    )
  })
}

/** Its path is kept, without a slash at the end. */
export function otlpEndpoint() {
  return z
    .string()
    .refine((text) => {
      const url = URL.parse(text)
      return (
        url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '' && url.hash === ''
      )
    })
    .transform((text) => text.replace(/\/$/, ''))
}

/** A gateway's address below which its paths begin: it ends with a slash. */
export function baseUrl() {
  return gatewayUrl().refine((text) => text.endsWith('/'))
}

/** A database that can be written, of one host or several. */
export function postgresUrl() {
  return z.string().refine((text) => eachHost(text).every(isPostgresUrl))
}

/** Databases of one host each, separated by commas. */
export function replicaUrls() {
  return z
    .string()
    .transform((text) => text.split(/,(?=[a-z]+:\/\/|$)/))
    .pipe(z.array(postgresUrl().refine((url) => eachHost(url).length === 1)))
}

function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text)
  const wanted = url?.searchParams.get('target_session_attrs') ?? 'read-write'
  const isPostgres = /^postgres(ql)?:$/.test(url?.protocol ?? '') && Boolean(url?.pathname.slice(1))
  return isPostgres && ['read-write', 'primary'].includes(wanted)
}
