import { Autocomplete } from '@base-ui/react/autocomplete'
import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { needMessages } from '../../../messages/load-messages.ts'
import { useText } from '../../../messages/text.ts'
import { useBackCloses } from '../../../ui/use-back-closes.ts'
import { ClearButton } from './clear-button.tsx'
import { readRecent, writeRecent } from './recent-terms.ts'
import { SuggestPanel } from './suggest-panel.tsx'
import { suggestRows } from './suggest-rows.ts'
import { firstTerms, trendingTerms } from './terms.ts'
import { useSuggestions } from './use-suggestions.ts'

await needMessages('search')

/** State of the plain field that this one replaces. */
export type Typed = {
  value: string
  selection: readonly [number | null, number | null]
  isFocused: boolean
  /** Whether it was clicked or typed into, so suggestions show immediately. */
  isUsed: boolean
}

export type SuggestFieldProps = {
  input: ComponentProps<'input'>
  typed: Typed
  /** The search of the current page. */
  asked: string
  form: RefObject<HTMLFormElement | null>
}

/** The search field with suggestions below: the combobox of the ARIA patterns. */
export function SuggestField({ input, typed, asked, form }: SuggestFieldProps) {
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(typed.value)
  const actions = useRef<Autocomplete.Root.Actions>(null)
  const [isOpen, setOpen] = useState(typed.isFocused && typed.isUsed)
  const [recent, setRecent] = useState<string[]>()
  useContinuedTyping(field, typed)
  useNewPage(asked, () => {
    setValue(asked)
    setOpen(false)
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur() // the keyboard would cover the results
  })

  // Read again each time, since another window may have searched meanwhile.
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setRecent(readRecent())
  }

  useBackCloses(isOpen, () => setOpen(false))

  // Without its own popup the combobox does not notice that its list is gone.
  useEffect(() => {
    if (!isOpen) actions.current?.unmount()
  }, [isOpen])

  const query = value.trim()
  const suggestions = useSuggestions(query, isOpen)
  const rows = suggestRows({
    query,
    found: suggestions.found,
    isFirstOnItsWay: suggestions.isFirstOnItsWay,
    trending: trendingTerms.map((key) => text(key)),
    recent: recent ?? [],
    ideas: recent === undefined ? firstTerms.map((key) => text(key)) : [],
  })
  return (
    <Autocomplete.Root
      name="q"
      actionsRef={actions}
      items={rows.all}
      filter={null}
      itemToStringValue={(row) => row.key}
      value={value}
      onValueChange={(next, { reason }) => reason !== 'item-press' && setValue(next)}
      open={isOpen}
      onOpenChange={setOpen}
      openOnInputClick
    >
      <Autocomplete.Input
        {...input}
        ref={field}
        onBlur={() => setOpen(false)}
        onKeyDown={
          (event) =>
            event.key === 'Escape' && event.preventDefault() /* the browser would clear the field immediately */
        }
      />
      <ClearButton
        onClear={() => {
          setValue('')
          field.current?.focus()
        }}
      />
      {isOpen && (
        <SuggestPanel
          anchor={form}
          query={query}
          rows={rows}
          suggestions={suggestions}
          onClearRecent={() => {
            writeRecent([])
            setRecent([])
          }}
        />
      )}
    </Autocomplete.Root>
  )
}

/** Restores focus and selection before anything else can be typed. */
function useContinuedTyping(field: RefObject<HTMLInputElement | null>, { isFocused, selection }: Typed) {
  const before = useRef({ isFocused, selection })
  useLayoutEffect(() => {
    if (!before.current.isFocused) return
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(...before.current.selection)
  }, [field])
}

/** Calls back on each new page, but not on the first. */
function useNewPage(asked: string, onNewPage: () => void) {
  const { pathname } = useLocation()
  const page = `${pathname} ${asked}`
  const last = useRef(page)
  useLayoutEffect(() => {
    if (last.current === page) return
    last.current = page
    onNewPage()
  })
}
