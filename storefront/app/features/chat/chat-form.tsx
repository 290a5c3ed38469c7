import { type ChangeEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Icon } from '../../ui/icon.tsx'
import { photoStack } from '../../ui/photo-icons.ts'
import { usePhotos } from '../../ui/use-photos.ts'
import styles from './chat-form.module.css'

const MAX_TEXT_LENGTH = 1_000
const TYPES = 'image/jpeg,image/png,image/webp'

type ChatFormProps = {
  /** @returns  whether the message was stored */
  onAdd: (message: { text: string; photo: Blob | undefined }) => Promise<boolean>
}

/** A message with or without a photo. Enter saves it; Shift+Enter starts a new line. */
export function ChatForm({ onAdd }: ChatFormProps) {
  const text = useText()
  const field = useRef<HTMLTextAreaElement>(BEFORE_MOUNT)
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<'full' | 'failed'>()
  const photos = usePhotos(1)
  const [photo] = photos.chosen
  const removePhoto = () => {
    photos.clear()
    field.current.focus()
  }

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    const said = words.trim()
    if ((said === '' && !photo) || photos.isPreparing) return field.current.focus()
    try {
      const isAdded = await onAdd({ text: said, photo: photo?.file })
      setProblem(isAdded ? undefined : 'full')
      if (!isAdded) return undefined
      setWords('')
      photos.clear()
    } catch (error) {
      console.warn('The message could not be kept', error)
      setProblem('failed')
    }
    return field.current.focus()
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = '' // allows choosing the same file again
    photos.add(files.slice(0, 1))
    field.current.focus()
  }
  const trouble = photos.trouble?.kind === 'unreadable' ? text('photos.unreadable', photos.trouble) : undefined
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      {photo && (
        <div className={styles.chosen}>
          <img src={photo.url} alt={text('chat.photo')} />
          <button type="button" aria-label={text('chat.remove-photo')} onClick={removePhoto}>
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
      <p role="status" className={styles.problem}>
        {trouble ?? (problem && text(problem === 'full' ? 'chat.full' : 'chat.failed'))}
      </p>
      <div className={styles.row}>
        {!photo && (
          <label className={styles.photo}>
            <Icon name={photoStack} />
            <span className="visually-hidden">{text('chat.add-photo')}</span>
            <input type="file" accept={TYPES} onChange={take} />
          </label>
        )}
        <textarea
          ref={field}
          aria-label={text('chat.message')}
          placeholder={text('chat.placeholder')}
          rows={1}
          maxLength={MAX_TEXT_LENGTH}
          value={words}
          enterKeyHint="done"
          className={styles.field}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          onKeyDown={keys}
        />
        <button type="submit" className={styles.keep} aria-busy={photos.isPreparing || undefined}>
          {text('chat.keep')}
        </button>
      </div>
    </form>
  )
}
