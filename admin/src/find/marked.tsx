import { Fragment } from 'react'
import { Box } from '@mui/material'
import { tokens } from '../theme/tokens.ts'

/** A text in which the typed words are underlined. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return cut(text, words).map(([part, isMarked], place) =>
    isMarked ? (
      // The parts of a text have no other identity.
      // oxlint-disable-next-line react/no-array-index-key
      <Box key={place} component="mark" sx={underlined}>
        {part}
      </Box>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={place}>{part}</Fragment>
    ),
  )
}

/** Cuts a text before and after each of the words: `Rara bed`, `ra` -> `[['Ra', true], ['ra bed', false]]`. */
export function cut(text: string, words: readonly string[]): [part: string, isMarked: boolean][] {
  const patterns = words
    .filter((word) => word !== '')
    // Only these: with the flag u, other signs must not be escaped.
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`))
  if (patterns.length === 0) return [[text, false]]
  // A beginning counts more than the same letters inside a word.
  const begun = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${patterns.join('|')})`, 'giu')
  const anywhere = new RegExp(patterns.join('|'), 'giu')
  const found = [...text.matchAll(text.search(begun) === -1 ? anywhere : begun)]
  const parts: [string, boolean][] = []
  let end = 0
  for (const { 0: part, index } of found) {
    parts.push([text.slice(end, index), false], [part, true])
    end = index + part.length
  }
  return [...parts, [text.slice(end), false] as [string, boolean]].filter(([part]) => part !== '')
}

const underlined = {
  bgcolor: 'transparent',
  color: 'inherit',
  textDecoration: `underline 2px ${tokens.brick}`,
  textUnderlineOffset: '4px',
}
