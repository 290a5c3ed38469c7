import { useState } from 'react'
import type { Store } from '#contract/stores.ts'
import { provinceOf } from '#domain/addresses/provinces.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useNow } from '../delivery-zones/use-now.ts'
import { chosenStores, storePlaces, type StoreChoice } from './chosen-stores.ts'
import { StoreCard } from './store-card.tsx'
import styles from './stores.module.css'
import { useWhereabouts } from './use-whereabouts.ts'

const everywhere: StoreChoice = { province: '', district: '', isOpenOnly: false }

/** The showrooms, filtered by place and opening hours, and sorted by distance. */
export function StoreLocator({ stores, holidays }: { stores: readonly Store[]; holidays: readonly string[] }) {
  const text = useText()
  const { place } = useFormat()
  const now = useNow()
  const [choice, setChoice] = useState(everywhere)
  const [whereabouts, ask] = useWhereabouts()
  const places = storePlaces(stores, choice.province)
  const shown = chosenStores(stores, choice, { from: whereabouts.place, holidays, now })
  const chooseDistrict = (district: string) => {
    const province = district === '' ? choice.province : (provinceOf(district)?.name ?? '')
    setChoice({ ...choice, district, province })
  }
  return (
    <>
      <form className={`${styles.filters} needs-script`} aria-label={text('stores.title')}>
        <SelectField
          label={text('stores.province')}
          value={choice.province}
          onChange={({ currentTarget }) => setChoice({ ...choice, province: currentTarget.value, district: '' })}
        >
          <option value="">{text('stores.all-provinces')}</option>
          {places.provinces.map((province) => (
            <option key={province.name} value={province.name}>
              {place(province.name)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text('stores.district')}
          value={choice.district}
          onChange={({ currentTarget }) => chooseDistrict(currentTarget.value)}
        >
          <option value="">{text('stores.all-districts')}</option>
          {places.districts.map((district) => (
            <option key={district.name} value={district.name}>
              {place(district.name)}
            </option>
          ))}
        </SelectField>
        <Checkbox
          checked={choice.isOpenOnly}
          onChange={({ currentTarget }) => setChoice({ ...choice, isOpenOnly: currentTarget.checked })}
        >
          {text('stores.only-open')}
        </Checkbox>
        <Button kind="outline" busy={whereabouts.state === 'asking'} onClick={ask}>
          <Icon name="pin" size={20} />
          {text('stores.nearest')}
        </Button>
      </form>
      <p className={styles.found} role="status">
        {text('stores.count', { count: shown.length })}
        {whereabouts.state === 'asking' && <span>{text('stores.locating')}</span>}
        {whereabouts.state === 'known' && <span>{text('stores.nearest-first')}</span>}
        {whereabouts.state === 'unknown' && <span>{text('stores.no-place')}</span>}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          icon="store"
          title={text('stores.none')}
          action={
            choice !== everywhere && <Button onClick={() => setChoice(everywhere)}>{text('stores.clear')}</Button>
          }
        >
          {text('stores.none-text')}
        </EmptyState>
      ) : (
        <ul className={styles.stores}>
          {shown.map((store) => (
            <li key={store.slug}>
              <StoreCard store={store} holidays={holidays} now={now} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
