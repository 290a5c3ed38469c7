/** Style of a link that is a label of its figure; underlined only where somebody is about to follow it. */
export const quietLink = {
  color: 'inherit',
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
}
