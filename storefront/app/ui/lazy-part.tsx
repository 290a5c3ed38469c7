import { type ComponentType, startTransition, use, useEffect, useState } from 'react'
import type { Language } from '#domain/language/languages.ts'
import type { MessageGroup } from '#messages/pages.ts'
import { loadMessages } from '../messages/load-messages.ts'
import { LanguageContext } from '../messages/text.ts'
import { onNextChance } from './next-chance.ts'

/** Loads the script of a part. */
export type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Loads a part together with its texts. */
export async function fetchPart<Props>(
  load: LoadPart<Props>,
  language: Language,
  texts: MessageGroup = 'later',
): Promise<ComponentType<Props>> {
  const [{ default: Part }] = await Promise.all([load(), loadMessages(language, texts)])
  return Part
}

/** Props of a stand-in for a missing part. */
export type Retry = { isTrying: boolean; onRetry: () => void }

type Standins<Props> = {
  /** Shown while loading; nothing by default. */
  Loading?: ComponentType<Props>
  /** Shown after a failure; nothing by default. */
  Missing?: ComponentType<Props & Retry>
  /** The group that it needs besides the page's own; `later` by default. */
  texts?: MessageGroup
}

/**
 * A part of the page whose script is fetched when it is first shown. Other than `lazy` of React, one that cannot be had
 * does not break the page: it is requested again once the network returns, and at the next press.
 */
export function lazyPart<Props extends object>(
  load: LoadPart<Props>,
  { Loading, Missing, texts }: Standins<Props> = {},
) {
  let fetched: ComponentType<Props> | undefined

  return function LazyPart(props: Props) {
    const language = use(LanguageContext)
    const [Part, setPart] = useState(() => fetched)
    const [attempt, setAttempt] = useState(0)
    const [failed, setFailed] = useState<number>()
    useEffect(() => {
      if (fetched) {
        // It may have come for another place on the page, after it had failed here.
        setPart(() => fetched)
        return undefined
      }
      const gone = new AbortController()
      fetchPart(load, language, texts).then(
        (Fetched) => {
          fetched = Fetched
          // Rendered in small pieces, between which the page answers to touch.
          if (!gone.signal.aborted) startTransition(() => setPart(() => Fetched))
        },
        (error: unknown) => {
          console.warn('A part of the page could not be loaded', error)
          if (gone.signal.aborted) return
          setFailed(attempt)
          onNextChance(() => setAttempt(attempt + 1), gone.signal)
        },
      )
      return () => gone.abort()
    }, [language, attempt])
    if (Part) return <Part {...props} />
    if (failed === undefined) return Loading && <Loading {...props} />
    return Missing && <Missing {...props} isTrying={attempt > failed} onRetry={() => setAttempt(failed + 1)} />
  }
}

/** Loads a part ahead of a likely click. The click itself tries again, so a failure here needs no message. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
