import { useEffect, useState, useSyncExternalStore } from 'react'
import { LanguageContext, textIn, useText } from '../../storefront/app/messages/text.ts'
import { useDay } from './device/day-state.ts'
import { LoginPage } from './login-page.tsx'
import { StopPage } from './stop/stop-page.tsx'
import { chooseLanguage, chosenLanguage } from './texts.ts'
import { TodayPage } from './today-page.tsx'

/** The part of the address after `#`: a stop, or the login. */
function useHash(): string {
  return useSyncExternalStore(
    (listener) => {
      const show = () => {
        scrollTo(0, 0) // each page begins at its top
        listener()
      }
      addEventListener('hashchange', show)
      return () => removeEventListener('hashchange', show)
    },
    () => location.hash,
  )
}

export function App() {
  const [language, setLanguage] = useState(chosenLanguage)
  const title = textIn(language)('drive.title')
  useEffect(() => {
    document.documentElement.lang = language
    document.title = title
  }, [language, title])
  const turn = () => {
    const other = language === 'en' ? 'ne' : 'en'
    chooseLanguage(other)
    setLanguage(other)
  }
  return (
    <LanguageContext value={language}>
      <Page onLanguage={turn} />
    </LanguageContext>
  )
}

function Page({ onLanguage }: { onLanguage: () => void }) {
  const { isReady, cannotKeep, me } = useDay()
  const hash = useHash()
  if (!isReady) return null
  if (cannotKeep) return <NothingKept />
  const stopId = /^#\/stop\/([\w-]+)$/.exec(hash)?.[1]
  if (!me || hash === '#/login') return <LoginPage onLanguage={onLanguage} />
  return stopId ? <StopPage key={stopId} id={stopId} /> : <TodayPage onLanguage={onLanguage} />
}

function NothingKept() {
  const text = useText()
  return (
    <main className="empty">
      <p role="alert" className="problem">
        {text('drive.store.none')}
      </p>
    </main>
  )
}
