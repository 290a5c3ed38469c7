import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { MenuItem, MenuList, Paper, TextField } from '@mui/material'
import { typedMention } from '#domain/assignments/mentions.ts'
import { t } from '../language/t.ts'
import { useColleagues } from './use-owners.ts'

const MOST_SHOWN = 6

type MentionFieldProps = { label: string; value: string; maxLength?: number; onChange: (words: string) => void }

/** Field for a note. An `@` offers colleagues: the arrow keys and Enter choose one, Escape closes the list. */
export function MentionField({ label, value, maxLength, onChange }: MentionFieldProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const { typed, setCursor, close } = useTyped(value)
  const [chosen, setChosen] = useState(0)
  const people = useColleagues('order')
  const found = typed === undefined ? [] : people.filter(({ name }) => isLike(name, typed)).slice(0, MOST_SHOWN)
  const place = Math.min(chosen, found.length - 1)

  function insert(name: string) {
    const field = input.current!
    const { selectionStart: cursor } = field
    const before = `${value.slice(0, cursor - typed!.length)}${name} `
    flushSync(() => onChange(before + value.slice(cursor)))
    close()
    field.focus()
    field.setSelectionRange(before.length, before.length)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (found.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setChosen((place + step + found.length) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') insert(found[place]!.name)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation() // Escape would close the dialog as well
  }

  return (
    <div>
      <TextField
        label={label}
        value={value}
        onChange={({ target }) => {
          onChange(target.value)
          setCursor(target.selectionStart ?? target.value.length)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
        helperText={t('Type @ to mention a colleague: the note appears in their work.')}
        multiline
        minRows={3}
        maxRows={12}
        fullWidth
        inputRef={input}
        sx={{ mt: 2 }}
        slotProps={{
          htmlInput: {
            maxLength,
            'aria-autocomplete': 'list',
            'aria-controls': found.length > 0 ? listId : undefined,
            'aria-activedescendant': found.length > 0 ? `${listId}-${place}` : undefined,
          },
        }}
      />
      {found.length > 0 && (
        <Paper variant="outlined">
          <MenuList id={listId} role="listbox" aria-label={t('Colleagues')} dense>
            {found.map(({ id, name }, index) => (
              <MenuItem
                key={id}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                selected={index === place}
                aria-selected={index === place}
                onMouseDown={(event) => event.preventDefault()} // the field keeps its cursor
                onClick={() => insert(name)}
              >
                {name}
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      )}
    </div>
  )
}

/** Returns what is typed of a name at the cursor, until the list is closed. */
function useTyped(value: string) {
  const [cursor, setCursor] = useState<number>()
  const typed = cursor === undefined ? undefined : typedMention(value, cursor)
  return { typed, setCursor, close: () => setCursor(undefined) }
}

function isLike(name: string, typed: string): boolean {
  return name.toLowerCase().startsWith(typed.toLowerCase())
}
