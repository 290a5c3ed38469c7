/** Formats a name for the drawer: `bed-side_tables` -> `BED SIDE TABLES`. */
export function drawerName(name: string): string {
  return name.replaceAll(/[-_]/g, ' ').toUpperCase()
}
