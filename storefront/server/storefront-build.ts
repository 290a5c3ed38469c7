import type { Language } from '#domain/language/languages.ts'
import type { createRequestHandler, matchRoutes, RouterContextProvider, ServerBuild } from 'react-router'

type ApiAnswer = { status: number; json: () => unknown }

/** Exports of `app/entry.server.tsx` besides rendering; the build's own copies, so that contexts and router match. */
type StorefrontEntry = {
  createRequestHandler: typeof createRequestHandler
  matchRoutes: typeof matchRoutes
  bodyOf: (response: Response) => Promise<string>
  pageContext: (services: {
    send: (path: string) => Promise<ApiAnswer>
    language: Language
    logError: (error: unknown) => void
    publicUrl: string
    apiOrigin: string | undefined
  }) => RouterContextProvider
  notWholeText: (language: Language) => string
}

export type StorefrontBuild = Omit<ServerBuild, 'entry'> & {
  entry: { module: ServerBuild['entry']['module'] & StorefrontEntry }
}
