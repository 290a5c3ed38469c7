/** Returns whether two addresses differ at most in the layout of the products, so that no reload is needed. */
export function showsTheSame(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && withoutView(one) === withoutView(other) && one.href !== other.href
}

function withoutView({ searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams)
  rest.delete('view')
  rest.sort()
  return rest.toString()
}
