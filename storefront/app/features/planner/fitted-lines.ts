/** Width of a letter on average, as a share of its height. */
export const LETTER = 0.55

/**
 * Breaks a name into lines for a place in the drawing; the last one ends with … where it does not fit.
 *
 * @param width   of the place, in heights of a letter
 * @param height  of the place, in lines
 * @returns       no line where not even a short word fits
 */
export function fittedLines(name: string, width: number, height: number): string[] {
  const most = Math.floor(width / LETTER)
  const rows = Math.floor(height)
  if (most < 4 || rows < 1) return []
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const shown = lines.slice(0, rows).map((line) => (line.length > most ? `${line.slice(0, most - 1)}…` : line))
  const last = shown.at(-1) ?? ''
  return lines.length > rows && !last.endsWith('…') ? [...shown.slice(0, -1), `${last.slice(0, most - 1)}…`] : shown
}
