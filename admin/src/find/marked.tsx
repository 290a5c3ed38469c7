import { Box } from '@mui/material'
import { tokens } from '../theme/tokens.ts'

/** A text in which the typed words are underlined. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return cut(text, words).map(({ part, isMarked, at }) => (
    <Box key={at} component={isMarked ? 'mark' : 'span'} sx={isMarked ? underlined : {}}>
      {part}
    </Box>
  ))
}

/** A part of a text, and its place in characters. */
type Part = { part: string; isMarked: boolean; at: number }

/** Cuts a text before and after each of the words: of `Rara bed` and `ra`, `Ra` is marked and `ra bed` follows. */
export function cut(text: string, words: readonly string[]): Part[] {
  const patterns = words
    .filter((word) => word !== '')
    // The flag `u` forbids a backslash before any other character.
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`))
  if (patterns.length === 0) return [{ part: text, isMarked: false, at: 0 }]
  // A beginning counts more than the same letters inside a word.
  const begun = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${patterns.join('|')})`, 'giu')
  const anywhere = new RegExp(patterns.join('|'), 'giu')
  const found = [...text.matchAll(text.search(begun) === -1 ? anywhere : begun)]
  const parts: Part[] = []
  let end = 0
  for (const { 0: part, index } of found) {
    parts.push({ part: text.slice(end, index), isMarked: false, at: end }, { part, isMarked: true, at: index })
    end = index + part.length
  }
  return [...parts, { part: text.slice(end), isMarked: false, at: end }].filter(({ part }) => part !== '')
}

const underlined = {
  bgcolor: 'transparent',
  color: 'inherit',
  textDecoration: `underline 2px ${tokens.brick}`,
  textUnderlineOffset: '4px',
}
