import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useHref, useMatches, useRouteLoaderData } from 'react-router'
import earlyPress from 'script-text:./ui/early-press.ts'
import { setAddedYears } from '#domain/calendar/added-years.ts'
import { type Language, languageOf, languagePath } from '#domain/language/languages.ts'
import nepaliEczar from './ui/fonts/eczar-devanagari.woff2?url'
import eczar from './ui/fonts/eczar-latin.woff2?url'
import nepaliMukta from './ui/fonts/mukta-devanagari-400.woff2?url'
import mukta from './ui/fonts/mukta-latin-400.woff2?url'
import type { Route } from './+types/root'
import { apiContext } from './api.ts'
import { HydrationNote } from './ui/hydration.ts'
import { ChatSlot } from './features/chat/chat-slot.tsx'
import { markDistrict } from './features/delivery-zones/district/mark-district.ts'
import { followSession } from './features/accounts/session/follow-session.ts'
import { registerWorker } from './features/offline/register-worker.ts'
import { CompareBarSlot } from './features/catalog/compare/compare-bar-slot.tsx'
import { ErrorPage } from './features/shell/error-page.tsx'
import { FooterSlot } from './features/shell/footer-slot.tsx'
import { Header } from './features/shell/header.tsx'
import { loadShell } from './features/shell/load-shell.ts'
import { adoptEntry } from './features/shell/replace-page.ts'
import { followRememberedLanguage } from './features/shell/remembered-language.ts'
import { Splash } from './features/shell/splash.tsx'
import { apiOriginContext, languageContext, publicUrlContext } from './request-contexts.ts'
import { LanguageContext, textIn } from './messages/text.ts'
import type { PageHandle } from './features/shell/page-shell.ts'
import { PageLoading } from './ui/page-loading.tsx'
import { PagePart } from './ui/page-part.tsx'
import { Toasts } from './ui/toast.tsx'
import './ui/tokens.css'
import './ui/base.css'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

/** Fonts of the first visible text. */
const fonts: Record<Language, readonly string[]> = { en: [eczar, mukta], ne: [nepaliEczar, nepaliMukta] }

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext)
  const origins = { publicUrl: context.get(publicUrlContext), apiOrigin: context.get(apiOriginContext) }
  return { ...(await loadShell(context.get(apiContext), language)), ...origins }
}

/** The shell loads once; data that changes on an open page (offers) is polled. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root')
  const language = languageOf(useHref('/'))
  const text = textIn(language)
  if (shell) setAddedYears(shell.settings.addedYears)
  const ownHeader = useOwnHeader()
  useEffect(registerWorker, [])
  useEffect(followSession, [])
  return (
    <html lang={language} data-api={shell?.apiOrigin} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f3" />
        {import.meta.env.SSR && (
          <script
            dangerouslySetInnerHTML={{
              __html: [followRememberedLanguage, adoptEntry, markDistrict, earlyPress].join('\n'),
            }}
          />
        )}
        <link rel="manifest" href={languagePath(language, '/manifest.webmanifest')} />
        {fonts[language].map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={file} />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageContext value={language}>
          {shell && <Splash name={shell.settings.name} />}
          <a className="skip-link" href="#content">
            {text('skip.to-content')}
          </a>
          {shell && <PagePart>{ownHeader?.(shell) ?? <Header shell={shell} />}</PagePart>}
          {/* With another header it is another page: moved instead, all of it would count as a layout shift. */}
          <main key={ownHeader ? 'own' : 'shop'} id="content" tabIndex={-1}>
            {children}
          </main>
          {shell && !ownHeader && (
            <PagePart>
              <FooterSlot shell={shell} />
            </PagePart>
          )}
          <PageLoading />
          {shell && !ownHeader && (
            <PagePart>
              <ChatSlot settings={shell.settings} />
            </PagePart>
          )}
          <PagePart>
            <CompareBarSlot />
          </PagePart>
          <Toasts />
        </LanguageContext>
        <HydrationNote />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

function useOwnHeader() {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined)
  return handles.find((handle) => handle?.header)?.header
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
