import { MAX_SEARCH_LENGTH } from '#domain/bounds.ts'
import { isBroken } from '#domain/catalog/search-words.ts'
import { type ComponentType, use, useCallback, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Form, href, useLocation } from 'react-router'
import { loadMessages } from '../../../messages/load-messages.ts'
import { LanguageContext, useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { wholeStyles } from '../../../ui/whole-styles.ts'
import type { SuggestFieldProps, Typed } from './suggest-field.tsx'
import { ClearButton } from './clear-button.tsx'
import styles from '../../../ui/search-field.module.css'

/** A finger's click comes a little after its `pointerup`; a press dragged off the button has no click. */
const CLICK_PATIENCE_MS = 500

type TakenOver = { Field: ComponentType<SuggestFieldProps>; typed: Typed }

/**
 * A plain GET form to /search, which works before and without scripts. When the pointer comes near, a field with
 * suggestions loads and replaces its own.
 */
export function SearchBox() {
  const text = useText()
  const id = useId()
  const language = use(LanguageContext)
  const { pathname, search } = useLocation()
  const words = pathname === href('/search') ? (new URLSearchParams(search).get('q') ?? '') : ''
  const asked = isBroken(words) ? '' : words
  const form = useRef<HTMLFormElement>(null)
  const early = useRef({ isLoading: false, isUsed: false })
  const field = useRef<HTMLInputElement>(null)
  /**
   * Actions that replacing the field would lose: composing a syllable (Nepali keyboards), or a press before its click.
   */
  const underWay = useRef(new Set<Promise<void>>())
  const endSyllable = useRef(() => {})
  const [takenOver, setTakenOver] = useState<TakenOver>()

  const attach = useCallback((input: HTMLInputElement | null) => {
    field.current = input
    endSyllable.current() // replacing the field ends its syllable, without an event
  }, [])

  async function load() {
    if (early.current.isLoading) return
    early.current.isLoading = true
    try {
      const [{ SuggestField }] = await Promise.all([
        import('./suggest-field.tsx'),
        loadMessages(language, 'later'),
        wholeStyles(),
      ])
      while (underWay.current.size > 0) await Promise.all(underWay.current)
      takeOver(SuggestField)
    } catch (error) {
      console.warn('Search goes on without suggestions', error)
      early.current.isLoading = false
    }
  }

  /** @returns  ends the action */
  function begin(): () => void {
    let end: (() => void) | undefined
    const isOver = new Promise<void>((resolve) => (end = resolve))
    underWay.current.add(isOver)
    return () => {
      underWay.current.delete(isOver)
      end?.()
    }
  }

  function beginPress() {
    const end = begin()
    const listening = new AbortController()
    const finish = () => {
      listening.abort()
      end()
    }
    addEventListener('click', () => setTimeout(finish), listening)
    addEventListener('pointerup', () => setTimeout(finish, CLICK_PATIENCE_MS), listening)
    addEventListener('pointercancel', finish, listening)
  }

  /** Nothing may be typed between reading the old field and showing the new one. */
  function takeOver(Field: TakenOver['Field']) {
    const input = field.current
    if (!input) return
    const { value, selectionStart, selectionEnd } = input
    const isFocused = document.activeElement === input
    const typed = { value, selection: [selectionStart, selectionEnd] as const, isFocused, isUsed: early.current.isUsed }
    flushSync(() => setTakenOver({ Field, typed }))
  }

  const input = {
    id,
    type: 'search',
    placeholder: text('search.placeholder'),
    enterKeyHint: 'search',
    maxLength: MAX_SEARCH_LENGTH,
  } as const
  return (
    <search>
      <Form
        ref={form}
        action={href('/search')}
        className={styles.box}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && load() /* a tap must not lose its target */}
        onFocus={load}
        onPointerDown={takenOver ? undefined : beginPress}
        onSubmit={(event) => {
          const keyword = new FormData(event.currentTarget).get('q')
          if (typeof keyword === 'string' && keyword.trim() !== '') return
          event.preventDefault()
          showToast('error', text('search.empty'))
        }}
      >
        <label htmlFor={id} className="visually-hidden">
          {text('search.label')}
        </label>
        {takenOver ? (
          <takenOver.Field input={input} typed={takenOver.typed} asked={asked} form={form} />
        ) : (
          <>
            <input
              {...input}
              key={asked}
              ref={attach}
              name="q"
              defaultValue={asked}
              autoComplete="off"
              onPointerDown={() => (early.current.isUsed = true)}
              onInput={() => (early.current.isUsed = true)}
              onCompositionStart={() => (endSyllable.current = begin())}
              onCompositionEnd={() => endSyllable.current()}
            />
            <ClearButton
              onClear={() => {
                field.current!.value = ''
                field.current!.focus()
              }}
            />
          </>
        )}
        <button type="submit" className={styles.submit} aria-label={text('search.submit')}>
          <Icon name="search" size={22} />
        </button>
      </Form>
    </search>
  )
}
