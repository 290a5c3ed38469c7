import { visuallyHidden } from '@mui/utils'

/** The heading of a column that needs none to be seen. */
export function HiddenLabel({ text }: { text: string }) {
  return <span style={visuallyHidden}>{text}</span>
}
