/** A cacheable answer of a route: the payload, and the tags of all data it was made from. */
export type Answer<Payload> = {
  payload: Payload
  /** As the database triggers send them: `product:7`, `catalog`, `categories`, `hoardings`, `settings`, … */
  tags: string[]
  /** For data that changes without a notice, such as the order by sales. By default cached until a tag is dropped. */
  keepForMs?: number
}
