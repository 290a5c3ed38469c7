import { type SyntheticEvent, useEffect, useRef } from 'react'
import { Form, href, Link } from 'react-router'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import field from '../../ui/search-field.module.css'
import styles from './help-search.module.css'
import { MAX_QUERY_LENGTH } from './load-help.ts'
import { searchPath, FAQ_ID, type HelpSearch, nameInAddress } from './use-help-search.ts'

const chips = ['tracking', 'returns', 'shipping', 'account', 'support'] as const

/** The search at the top of the page. Without scripts it is a form that the server answers, and the chips are links. */
export function HelpSearchBox({ search: { query, setQuery, pick, show } }: { search: HelpSearch }) {
  const text = useText()
  const input = useRef<HTMLInputElement>(BEFORE_MOUNT)
  // Takes over what was typed before hydration.
  useEffect(() => setQuery(input.current.value), [setQuery])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    nameInAddress(query.trim())
    show()
  }
  const clear = () => {
    setQuery('')
    nameInAddress('')
    input.current.focus()
  }
  const isSearching = query.trim() !== ''
  return (
    <div className={styles.band}>
      <Container className={styles.column}>
        <h1>{text('help.title')}</h1>
        <search className={styles.search}>
          <Form action={`${href('/help-center')}#${FAQ_ID}`} className={field.box} onSubmit={submit}>
            <input
              ref={input}
              name="q"
              type="search"
              aria-label={text('help.search-label')}
              value={query}
              placeholder={text('help.search')}
              enterKeyHint="search"
              autoComplete="off"
              maxLength={MAX_QUERY_LENGTH}
              onChange={({ target }) => setQuery(target.value)}
            />
            {isSearching && (
              <button
                type="button"
                className={`${field.clear} needs-script`}
                aria-label={text('help.search-clear')}
                onClick={clear}
              >
                <Icon name="close" size={20} />
              </button>
            )}
            <button type="submit" className={field.submit} aria-label={text('help.search-submit')}>
              <Icon name="search" size={22} />
            </button>
          </Form>
        </search>
        <ul className={styles.chips} aria-label={text('help.chips')}>
          {chips.map((chip) => {
            const picked = text(`help.chip-search.${chip}`)
            return (
              <li key={chip}>
                <Link
                  to={searchPath(picked)}
                  className={styles.chip}
                  onClick={(event) => {
                    event.preventDefault()
                    pick(picked)
                  }}
                >
                  {text(`help.chip.${chip}`)}
                </Link>
              </li>
            )
          })}
        </ul>
      </Container>
    </div>
  )
}
