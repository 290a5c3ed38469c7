import { useId, useRef } from 'react'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './delivery-box.module.css'
import type { Delivery } from './use-delivery.ts'

type DistrictChoiceProps = {
  /** '' for none. */
  district: string
  /** Undefined until loaded. */
  provinces: Delivery['provinces'] | undefined
  onChoose: (district: string) => void
  /** Called when the visitor is about to choose. */
  onReach: () => void
  /** Set when the districts failed to load. */
  retry: (() => void) | undefined
}

/** A native select of districts, grouped by province. */
export function DistrictChoice({ district, provinces, onChoose, onReach, retry }: DistrictChoiceProps) {
  const text = useText()
  const format = useFormat()
  const id = useId()
  const wasRetried = useRef(false)
  if (retry) {
    return (
      <div className={styles.failed} role="alert">
        <p>{text('delivery.failed')}</p>
        <Button
          kind="outline"
          size="small"
          onClick={() => {
            wasRetried.current = true
            retry()
          }}
        >
          {text('error.again')}
        </Button>
      </div>
    )
  }
  return (
    <div className={`${styles.choice} needs-script`}>
      <label htmlFor={id}>{text('delivery.to')}</label>
      <span className={styles.select}>
        <select
          id={id}
          value={district}
          autoComplete="off"
          ref={(select) => {
            // The retry button, which had the focus, is gone.
            if (!select || !wasRetried.current) return
            wasRetried.current = false
            select.focus()
          }}
          onFocus={onReach}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value="">{text('delivery.choose')}</option>
          {!provinces && district && <option value={district}>{format.place(district)}</option>}
          {!provinces && <option disabled>{text('delivery.loading')}</option>}
          {provinces?.map(({ name, districts }) => (
            <optgroup key={name} label={format.place(name)}>
              {format.places(districts).map((one) => (
                <option key={one.name} value={one.name}>
                  {format.place(one.name)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
    </div>
  )
}
