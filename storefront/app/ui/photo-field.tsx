import { type ChangeEvent, type ReactNode, useId, useRef } from 'react'
import { type Text, useText } from '../messages/text.ts'
import { BEFORE_MOUNT } from './before-mount.ts'
import field from './field.module.css'
import { Icon, type IconName } from './icon.tsx'
import styles from './photo-field.module.css'
import { camera, photoStack } from './photo-icons.ts'
import { Skeleton } from './skeleton.tsx'
import type { Photos } from './use-photos.ts'

/** A phone converts photos of other types to one of these. */
const TYPES = 'image/jpeg,image/png,image/webp'

type PhotoFieldProps = {
  photos: Photos
  label: ReactNode
  /** Shows beside the maximum number. */
  hint?: string
  /** Error message, such as for missing photos. The field's name for the focus is `photos`. */
  error?: string | undefined
  /** Photos that were sent earlier and stay; they count towards the maximum. */
  kept?: { count: number; list: ReactNode }
}

/**
 * Adds photos, also from a phone's camera, shows them, and removes them. Parts that load on demand bring its texts
 * (ui/lazy-part.tsx).
 */
export function PhotoField({ photos, label, hint, error, kept }: PhotoFieldProps) {
  const text = useText()
  const input = useRef<HTMLInputElement>(BEFORE_MOUNT)
  const labelId = useId()
  const noteId = useId()
  const { chosen, coming } = photos
  const before = kept?.count ?? 0
  const most = photos.most + before
  const wrong = troubleText(text, photos.trouble, most) ?? error

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = '' // allows choosing the same file again
    photos.add(files)
  }
  const remove = (photo: (typeof chosen)[number]) => {
    photos.remove(photo)
    input.current.focus() // the focused button is gone
  }
  const files = { type: 'file', accept: TYPES, onChange: take, 'aria-describedby': noteId } as const
  return (
    <div role="group" className={field.field} aria-labelledby={labelId}>
      <p id={labelId} className={field.label}>
        {label}
      </p>
      {kept?.list}
      <ul className={styles.photos}>
        {chosen.map((photo, at) => (
          <li key={photo.url} className={styles.photo}>
            <img src={photo.url} alt={text('photos.one', { at: at + 1 })} />
            <button
              type="button"
              className={styles.remove}
              aria-label={text('photos.remove', { at: at + 1 })}
              onClick={() => remove(photo)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
        {Array.from({ length: coming }, (_, at) => (
          <li key={at} className={styles.photo}>
            <Skeleton className={styles.coming} />
          </li>
        ))}
        {photos.most > 0 && (
          <>
            <li>
              <Tile icon={photoStack} words={text(most === 1 ? 'photos.add-one' : 'photos.add')}>
                <input
                  ref={input}
                  name="photos"
                  multiple={most > 1}
                  {...files}
                  {...(wrong !== undefined && { 'aria-invalid': true })}
                />
              </Tile>
            </li>
            <li className={styles.camera}>
              <Tile icon={camera} words={text('photos.take')}>
                <input capture="environment" {...files} />
              </Tile>
            </li>
          </>
        )}
      </ul>
      <p id={noteId} aria-live="polite" className={wrong === undefined ? field.hint : field.error}>
        {wrong ?? [text('photos.count', { count: before + chosen.length, most }), hint].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}

/** The invisible input covers the tile, so that click and keyboard open the device's file picker. */
function Tile({ icon, words, children }: { icon: IconName; words: string; children: ReactNode }) {
  return (
    <label className={styles.tile}>
      <Icon name={icon} />
      {words}
      {children}
    </label>
  )
}

function troubleText(text: Text, trouble: Photos['trouble'], most: number): string | undefined {
  if (trouble === undefined) return undefined
  return trouble.kind === 'too-many' ? text('photos.too-many', { most }) : text('photos.unreadable', trouble)
}
