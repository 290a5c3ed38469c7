import { MAX_SEARCH_LENGTH } from '#domain/bounds.ts'
import { useId } from 'react'
import { Form, href, useLocation } from 'react-router'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'
import styles from './search-box.module.css'

/** A plain GET form to /search, so that it also works before and without scripts. */
export function SearchBox() {
  const text = useText()
  const id = useId()
  const { pathname, search } = useLocation()
  const asked = pathname === href('/search') ? (new URLSearchParams(search).get('q') ?? '') : ''
  return (
    <search>
      <Form
        action={href('/search')}
        className={styles.box}
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
        <input
          key={asked}
          id={id}
          type="search"
          name="q"
          defaultValue={asked}
          placeholder={text('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
        />
        <button type="submit" aria-label={text('search.submit')}>
          <Icon name="search" size={22} />
        </button>
      </Form>
    </search>
  )
}
