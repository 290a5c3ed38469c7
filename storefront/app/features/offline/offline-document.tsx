import eczar from '../../ui/fonts/eczar-latin.woff2?url'
import mukta from '../../ui/fonts/mukta-latin-400.woff2?url'
import muktaBold from '../../ui/fonts/mukta-latin-600.woff2?url'
import { renderToStaticMarkup } from 'react-dom/server'
import { href } from 'react-router'
import script from 'script-text:./offline-page.ts'
import { type Language, languagePath } from '#domain/language/languages.ts'
import { textIn } from '../../messages/text.ts'
import base from '../../ui/base.css?inline'
import tokens from '../../ui/tokens.css?inline'
import logo from '../shell/logo.svg'
import pageCss from './offline-page.css?inline'
import { paper } from './web-manifest.ts'

/** Files of the page. Their URLs have `?offline`, by which the service worker recognizes its own. */
export const offlineFiles = [eczar, mukta, muktaBold, logo, '/placeholder-image.jpg']

const css = [tokens.replaceAll('.woff2', '.woff2?offline'), base, pageCss].join('\n')

/**
 * The page for a shopper who cannot reach the shop. It is self-contained: it appears at any URL, and the rest of
 * the shop, with menus that lead nowhere, stays away.
 */
export function offlineDocument(shopName: string, language: Language): string {
  const text = textIn(language)
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={paper} />
        <meta name="robots" content="noindex" />
        <title>{text('page.title', { page: text('offline.title'), name: shopName })}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <header className="header">
          <div className="page">
            <a href={languagePath(language, href('/'))} aria-label={text('header.home', { name: shopName })}>
              <img src={`${logo}?offline`} width={158} height={38} alt="" />
            </a>
          </div>
        </header>
        <main className="page">
          <div className="says">
            <Lamp />
            <div className="news" role="status">
              <h1>{inBothStates(text('offline.title'), text('offline.back'))}</h1>
              <p className="text" data-of="page">
                {inBothStates(text('offline.text'), text('offline.back-text'))}
              </p>
              <p className="text" data-of="payment" hidden>
                {inBothStates(text('offline.payment'), text('offline.payment-back'))}
              </p>
            </div>
            <button type="button" className="again needs-script">
              {inBothStates(text('error.again'), text('offline.go-on'))}
            </button>
          </div>
          <section className="seen needs-script" aria-labelledby="seen">
            <h2 id="seen">{text('offline.seen')}</h2>
            <p className="note" data-when="some" hidden>
              {text('offline.prices')}
            </p>
            <p className="note" data-when="none" hidden>
              {text('offline.none')}
            </p>
            <ul className="cards" />
            <template>
              <li>
                <a className="card" href={href('/')}>
                  <span className="frame">
                    <img width={320} height={320} alt="" />
                  </span>
                  <span className="name" />
                  <span className="price" />
                  <span className="date">{text('offline.seen-on', { date: '{date}' })}</span>
                </a>
              </li>
            </template>
          </section>
        </main>
        <script type="module" dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>,
  )}`
}

/** Content for offline and for reconnected; the page's script shows one of them. */
function inBothStates(away: string, back: string) {
  return (
    <>
      <span data-when="away">{away}</span>
      <span data-when="back" hidden>
        {back}
      </span>
    </>
  )
}

/** A floor lamp with its plug beside the socket. */
function Lamp() {
  return (
    <svg className="lamp" viewBox="0 0 264 184" width="264" height="184" aria-hidden="true">
      <path className="floor" d="M2 164h260" />
      <path className="shade" d="M66 18h44l18 46H48z" />
      <path d="M88 64v92M66 164q0-8 8-8h28q8 0 8 8M102 64v12" />
      <path className="cable" d="M110 160c20 0 22-12 40-12s16 12 34 10" />
      <path className="plug" d="M184 150h14v14h-14zM198 153h7M198 161h7" />
      <path className="socket" d="M226 96h26v34h-26zM235 108v10M243 108v10" />
    </svg>
  )
}
