import { visuallyHidden } from '@mui/utils'

/** Visually hidden heading of a column. */
export function HiddenLabel({ text }: { text: string }) {
  return <span style={visuallyHidden}>{text}</span>
}
