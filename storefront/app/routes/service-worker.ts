import { languagePath, languages } from '#domain/language/languages.ts'
import { href } from 'react-router'
import { apiContext } from '../api.ts'
import { offlineDocument, offlineFiles } from '../features/offline/offline-document.tsx'
import type { Kept } from '../features/offline/service-worker.ts'
import worker from 'script-text:../features/offline/service-worker.ts'
import type { Route } from './+types/service-worker'

/** Returns the worker with its list of cached files. Its version depends on both, so it changes with either. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name } = await context.get(apiContext).settings()
  const documents = languages.map((language) => offlineDocument(name, language))
  const version = await hashOf([worker, ...documents, ...offlineFiles].join('\0'))
  const pages = languages.map((language) => languagePath(language, href('/offline')))
  const kept: Kept = { version, pages, files: offlineFiles }
  return new Response(`const kept = ${JSON.stringify(kept)};\n${worker}\n`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const digits = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0'))
  return digits.join('').slice(0, 16)
}
