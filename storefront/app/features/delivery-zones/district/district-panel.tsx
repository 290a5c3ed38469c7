import { type RefObject, useId, useRef, useState } from 'react'
import type { DistrictName } from '#domain/addresses/provinces.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/panel.tsx'
import search from '../../../ui/search-field.module.css'
import { useSession } from '../../accounts/session/session.ts'
import '../delivery-messages.ts'
import { chooseDistrict, useDistrict } from './district.ts'
import styles from './district-panel.module.css'
import { findDistricts } from './find-districts.ts'

type DistrictPanelProps = { isOpen: boolean; onClose: () => void }

/** The choice of the district for which pages show costs and days. Nothing needs one. */
export default function DistrictPanel({ isOpen, onClose }: DistrictPanelProps) {
  const text = useText()
  const district = useDistrict()
  const field = useRef<HTMLInputElement>(null)
  const { user } = useSession()
  const choose = (name: string) => {
    chooseDistrict(name)
    if (user) void keepFor(user._id, name)
    onClose()
  }
  return (
    <Panel
      side="centre"
      title={text('district.title')}
      closeLabel={text('district.close')}
      isOpen={isOpen}
      onClose={onClose}
      width="640px"
      firstField={field}
    >
      <div className={styles.content}>
        <p>{text('district.why')}</p>
        <AddressChoice onChoose={choose} />
        <Search field={field} chosen={district} onChoose={choose} />
        {district !== '' && (
          <Button kind="outline" onClick={() => choose('')}>
            {text('district.none')}
          </Button>
        )}
      </div>
    </Panel>
  )
}

/** The district of a member's address. */
function AddressChoice({ onChoose }: { onChoose: (district: string) => void }) {
  const text = useText()
  const format = useFormat()
  const { user } = useSession()
  if (!user || user.district === '') return null
  return (
    <Button kind="outline" onClick={() => onChoose(user.district)}>
      <Icon name="user" size={20} />
      {text('district.of-address', { district: format.place(user.district) })}
    </Button>
  )
}

type SearchProps = {
  field: RefObject<HTMLInputElement | null>
  chosen: string
  onChoose: (district: DistrictName) => void
}

function Search({ field, chosen, onChoose }: SearchProps) {
  const text = useText()
  const format = useFormat()
  const id = useId()
  const [words, setWords] = useState('')
  const found = findDistricts(words)
  const first = format.places(found[0]?.districts ?? [])[0]
  return (
    <>
      <form
        role="search"
        className={search.box}
        onSubmit={(event) => {
          event.preventDefault()
          if (words.trim() !== '' && first) onChoose(first.name)
        }}
      >
        <label htmlFor={id} className="visually-hidden">
          {text('district.search')}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          placeholder={text('district.search')}
          autoComplete="off"
          enterKeyHint="go"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </form>
      <p role="status" className={found.length > 0 ? 'visually-hidden' : undefined}>
        {found.length === 0 && text('district.not-found', { words })}
      </p>
      {found.map(({ name, districts }) => (
        <section key={name} aria-labelledby={`${id}-${name}`}>
          <h3 id={`${id}-${name}`} className={styles.province}>
            {format.place(name)}
          </h3>
          <ul className={styles.districts}>
            {format.places(districts).map((one) => (
              <li key={one.name}>
                <button
                  type="button"
                  className={styles.district}
                  aria-pressed={one.name === chosen}
                  onClick={() => onChoose(one.name)}
                >
                  {format.place(one.name)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** Keeps the choice in the member's account too. */
async function keepFor(userId: string, district: string): Promise<void> {
  try {
    const { keepInAccount } = await import('./account-district.ts')
    await keepInAccount(userId, district)
  } catch (error) {
    console.warn('Only this browser keeps the district', error)
  }
}
