/** Whether two addresses differ at most in how the products are laid out, so that nothing has to be loaded. */
export function showsTheSame(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && withoutView(one) === withoutView(other) && one.href !== other.href
}

function withoutView({ searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams)
  rest.delete('view')
  rest.sort()
  return rest.toString()
}
